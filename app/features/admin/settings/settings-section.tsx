import { useId, type ReactNode, type Ref } from 'react';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { css } from '#styled/css/index.js';

/** One subject of the settings, with its own form. @param headingRef for moving focus to it */
export function SettingsSection({
  title,
  headingRef,
  children,
}: {
  title: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className={panel} aria-labelledby={heading}>
      <h2
        id={heading}
        ref={headingRef}
        tabIndex={-1}
        className={css({ textStyle: 'h3', marginBottom: '12px' })}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
