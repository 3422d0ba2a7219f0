import {
  type InquiryProblem,
  inquiryPlanNames,
  inquiryPlans,
  messageLimit,
} from '#domain/contact/inquiry.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type InquiryFieldsProps = {
  problem: InquiryProblem | undefined;
  /** Tells that the field at fault is being put right. */
  onEdit: () => void;
};

export function InquiryFields({ problem, onEdit }: InquiryFieldsProps) {
  const errorOf = (field: InquiryProblem['field']) =>
    problem?.field === field ? problem.sentence : undefined;
  const watch = (field: InquiryProblem['field']) =>
    problem?.field === field ? { name: field, onChange: onEdit } : { name: field };
  return (
    <>
      <Field label="組合名" required error={errorOf('organizationName')}>
        {(control) => (
          <TextInput {...control} {...watch('organizationName')} autoComplete="organization" />
        )}
      </Field>
      <Field label="お名前" required error={errorOf('name')}>
        {(control) => <TextInput {...control} {...watch('name')} autoComplete="name" />}
      </Field>
      <Field label="メールアドレス" required error={errorOf('email')}>
        {(control) => (
          <TextInput {...control} {...watch('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field label="電話番号" error={errorOf('phone')}>
        {(control) => <TextInput {...control} {...watch('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field label="ご検討中のプラン">
        {(control) => (
          <SelectInput {...control} name="plan">
            {inquiryPlans.map((plan) => (
              <option key={plan} value={plan}>
                {inquiryPlanNames[plan]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field
        label="お問い合わせ内容"
        hint={`${messageLimit.toLocaleString('ja-JP')}文字まで`}
        required
        error={errorOf('message')}
      >
        {(control) => <TextArea {...control} {...watch('message')} rows={5} />}
      </Field>
      <div hidden>
        <label>
          ウェブサイト（入力しないでください）
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
