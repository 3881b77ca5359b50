import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { questionBox, questionFoot, questionTitle } from '#app/ui/dialog/question.recipe.ts';
import { css } from '#styled/css/index.js';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px 16px',
  listStyle: 'none',
  marginBottom: '12px',
  padding: '16px',
  borderRadius: 'm',
  background: 'neutralBg',
  fontFamily: 'monospace',
  fontSize: '16px',
  textAlign: 'center',
});
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  marginBottom: '20px',
});

function keepAsFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}

interface RecoveryCodesDialogProps {
  /** Null while there is nothing to show. */
  codes: readonly string[] | null;
  onClose: () => void;
}

/** Recovery codes, shown once; the dialog closes only with its own button. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useLingui();
  const shown = codes?.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`) ?? [];
  const text = `${shown.join('\n')}\n`;
  return (
    <Dialog open={codes !== null} onClose={onClose} stays label={t`Save your recovery codes`}>
      <div className={questionBox}>
        <h2 className={questionTitle}>
          <Trans>Save your recovery codes</Trans>
        </h2>
        <p className={css({ color: 'text2', marginBottom: '16px' })}>
          <Trans>
            Each code logs you in once if you lose your device. We’ll show them only this once.
          </Trans>
        </p>
        <ul className={list}>
          {shown.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={tools}>
          <button
            type="button"
            className={button({ variant: 'outline' })}
            onClick={() => keepAsFile(text)}
          >
            <Download size={20} aria-hidden />
            <Trans>Download the codes</Trans>
          </button>
          <CopyButton label={t`Recovery codes`} value={text} />
        </div>
        <div className={questionFoot}>
          <button type="button" className={button()} data-first-focus onClick={onClose}>
            <Trans>I’ve saved them</Trans>
          </button>
        </div>
      </div>
    </Dialog>
  );
}
