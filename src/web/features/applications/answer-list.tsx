import type { FormInForce } from '#domain/applications/all-forms.ts';
import { isAsked } from '#domain/applications/asked.ts';
import type { Answers } from '#domain/applications/form.ts';
import { answerWords } from '#domain/applications/paper-of.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';

/** What was answered, in the order of the form. */
export function AnswerList({ form, answers }: { form: FormInForce; answers: Answers }) {
  const facts = form.steps
    .flatMap(({ fields }) => fields)
    .flatMap((key) => {
      const field = form.fields[key];
      if (!field || answers[key] === undefined || !isAsked(form, field, answers)) return [];
      return [{ term: field.label, detail: answerWords(field, answers[key]) }];
    });
  return <DefinitionList facts={facts} />;
}
