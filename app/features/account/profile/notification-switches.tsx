import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import type { NotificationKind, NotificationSettings } from '#domain/person/notification-kinds.ts';
import { css } from '#styled/css/index.js';

import { notificationName } from './profile.messages.ts';
import { card, cardTitle, switchBox, switchRow } from './profile.recipe.ts';

/** The emails the user receives. */
export function NotificationSwitches(props: {
  kinds: readonly NotificationKind[];
  value: NotificationSettings;
  onChange: (value: NotificationSettings) => void;
}) {
  const { t } = useLingui();
  const heading = useId();
  return (
    <section className={card} aria-labelledby={heading}>
      <h2 id={heading} className={cardTitle}>
        <Trans>Notifications</Trans>
      </h2>
      <div>
        {props.kinds.map((kind) => {
          const { name, hint } = notificationName[kind];
          return (
            <label key={kind} className={switchRow}>
              <span>
                <strong>{t(name)}</strong>
                {hint ? <small>{t(hint)}</small> : null}
              </span>
              <input
                type="checkbox"
                role="switch"
                className={switchBox}
                checked={props.value[kind] ?? true}
                aria-checked={props.value[kind] ?? true}
                onChange={({ target }) =>
                  props.onChange({ ...props.value, [kind]: target.checked })
                }
              />
            </label>
          );
        })}
      </div>
      <p className={css({ textStyle: 'hint', color: 'text2', marginTop: '12px' })}>
        <Trans>We always send emails about your password and login.</Trans>
      </p>
    </section>
  );
}
