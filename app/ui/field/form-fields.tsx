import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { ChoiceCards, type Choice } from './choice-cards.tsx';
import { PasswordField } from './password-field.tsx';
import { MoneyField, TextField } from './text-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { SelectField } from './select-field.tsx';
import { useField } from './form-context.tsx';

type Own = 'name' | 'value' | 'onChange' | 'onBlur';

export function Text(
  props: { label: ReactNode; hint?: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, Own>,
) {
  const { tied, change } = useField();
  return <TextField {...props} {...tied} onChange={({ target }) => change(target.value)} />;
}

export function Money(props: { label: string; hint?: string }) {
  const { tied, change } = useField();
  return <MoneyField {...props} {...tied} onChange={({ target }) => change(target.value)} />;
}

export function Password(props: {
  label: string;
  autoComplete: 'current-password' | 'new-password';
}) {
  const { tied, change } = useField();
  return <PasswordField {...props} {...tied} onChange={({ target }) => change(target.value)} />;
}

export function TextArea(
  props: { label: string; hint?: ReactNode; above?: ReactNode; limit?: number } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    Own
  >,
) {
  const { tied, change } = useField();
  return <TextAreaField {...props} {...tied} onChange={({ target }) => change(target.value)} />;
}

export function Select(props: {
  label: string;
  options: readonly { value: string; label: string }[];
  autoComplete?: string;
}) {
  const { tied, change } = useField();
  return <SelectField {...props} {...tied} onPick={change} />;
}

export function Choices(props: { title: string; choices: readonly Choice<string>[] }) {
  const { tied, change } = useField();
  return <ChoiceCards {...props} name={tied.name} value={tied.value} onPick={change} />;
}
