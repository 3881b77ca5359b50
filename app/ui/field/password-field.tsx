import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

import { css } from '#styled/css/index.js';

import { TextField } from './text-field.tsx';

const frame = css({ position: 'relative', '& input': { paddingRight: '56px' } });
const toggle = css({
  position: 'absolute',
  top: '29px',
  right: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: 'text2',
  background: 'transparent',
  cursor: 'pointer',
});

/** A password field, masked unless the user chooses to show it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <div className={frame}>
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        className={toggle}
        aria-pressed={shown}
        aria-label={t`Show password`}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
      </button>
    </div>
  );
}
