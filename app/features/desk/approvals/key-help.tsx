import { Trans, useLingui } from '@lingui/react/macro';

import { css } from '#styled/css/index.js';

import { useKeySwitch } from './use-approval-keys.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 18px',
  marginBottom: '16px',
  textStyle: 'hint',
  color: 'text2',
  // Not needed without a keyboard.
  mdDown: { display: 'none' },
  '@media (hover: none)': { display: 'none' },
});
const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  '& > div': { display: 'flex', alignItems: 'center', gap: '6px' },
  '&[data-off]': { opacity: 0.55 },
});
const keyCap = css({
  minWidth: '24px',
  paddingInline: '6px',
  border: '1px solid token(colors.control)',
  borderRadius: '6px',
  background: 'surface',
  color: 'text',
  fontFamily: 'body',
  fontWeight: 500,
  textAlign: 'center',
});
const onOff = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '32px',
  fontWeight: 500,
  color: 'text',
  cursor: 'pointer',
  '& input': { width: '18px', height: '18px', accentColor: 'token(colors.brand)' },
});

/** The list of shortcuts, and the switch that turns them off. */
export function KeyHelp() {
  const { t } = useLingui();
  const { isOn, turn } = useKeySwitch();
  const keys = [
    ['J', t`next`],
    ['K', t`previous`],
    ['X', t`select`],
    ['A', t`accept`],
    ['R', t`reject`],
    ['O', t`open`],
    ['/', t`search`],
  ] as const;
  return (
    <div className={bar}>
      <label className={onOff}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
        <Trans>Keyboard</Trans>
      </label>
      <dl className={words} data-off={isOn ? undefined : ''}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd className={keyCap}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
