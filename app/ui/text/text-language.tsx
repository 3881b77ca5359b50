import { Trans } from '@lingui/react/macro';

import { css } from '#styled/css/index.js';

const line = css({ textStyle: 'hint', color: 'text2', marginBottom: '8px' });

/** Says that a text is in another language than the page. @param props.name the language's own name */
export function TextLanguage({ code, name }: { code: string; name: string }) {
  return (
    <p className={line}>
      <Trans>
        Language of this text: <span lang={code}>{name}</span>
      </Trans>
    </p>
  );
}
