import type { FormInForce } from '#domain/applications/all-forms.ts';
import type { ClosedFault } from '#domain/applications/closed-days.ts';
import { closedDaysOf, closedWords } from '#domain/applications/closed-days.ts';
import type { Field } from '#domain/applications/form.ts';

/** The first field of a day with the days on which it cannot be done, before one is chosen. */
export function withClosedHint(form: FormInForce, key: string, field: Field): Field {
  const { deed, closedDays } = form;
  if (closedDays === null || deed?.from !== key) return field;
  const hint = `${deed.noneWords}：${closedWords(closedDays)}`;
  return { ...field, hint: field.hint === undefined ? hint : `${field.hint}。${hint}` };
}

type BesideProps = { form: FormInForce; faults: readonly ClosedFault[]; at: string };

/** That a chosen day is none of the rules, beside it as soon as it is chosen. */
export function ClosedBeside({ form, faults, at }: BesideProps) {
  if (closedDaysOf(form, at) === null) return null;
  const fault = faults.find((it) => it.at === at);
  return (
    <output className={`mt-1.5 block ${fault?.isOnlyBetween ? '' : 'font-bold text-warn'}`}>
      {fault?.words}
    </output>
  );
}

const advices = {
  sender: {
    edge: '日にちを変えられるときは、前に戻って直してください。変えられないわけがあるときは、このまま送れます。決まりの例外にあたるかは、管理組合が確かめます。',
    between: 'その日を休みにするときは、このまま送れます。',
  },
  desk: {
    edge: '答える前に、決まりの例外にあたるかを確かめてください。あたらないときは「直してもらう」で知らせます。',
    between: 'その日を休みにする予定かを、確かめてください。',
  },
} as const;

type ListProps = Pick<BesideProps, 'form' | 'faults'> & { reader: keyof typeof advices };

/** The same once more before it is sent, and for whoever answers. */
export function ClosedList({ form, faults, reader }: ListProps) {
  const [first] = faults;
  if (!first || !form.deed) return null;
  const { isOnlyBetween } = first;
  return (
    <div className={`rounded-lg px-4 py-3 ${isOnlyBetween ? 'bg-surface' : 'bg-warn-soft'}`}>
      <p className="font-bold">{form.deed.noneWords}が入っています。</p>
      <ul className="list-disc pl-6">
        {faults.map(({ at, words }) => (
          <li key={at}>{words}</li>
        ))}
      </ul>
      <p>{advices[reader][isOnlyBetween ? 'between' : 'edge']}</p>
    </div>
  );
}
