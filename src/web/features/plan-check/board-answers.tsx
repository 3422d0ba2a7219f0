import { Lock } from 'lucide-react';
import type { RepairPlanAnswer } from '#contract/repair-plan.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Section } from '#web/ui/section.tsx';
import { AnswersForm } from './answers-form.tsx';

/** 理事会の記録: what no other record of the product says. */
export function BoardAnswers({ answer }: { answer: RepairPlanAnswer }) {
  const { answers, maySave, today } = answer;
  return (
    <Section
      id="board-answers"
      heading="理事会の記録"
      description="ほかの記録からは分からないことを、理事会が書き留めるところです。認定の自己確認に使います。"
    >
      {maySave ? (
        <AnswersForm answers={answers} today={today} />
      ) : (
        <AnswersToRead answers={answers} />
      )}
    </Section>
  );
}

type Answers = RepairPlanAnswer['answers'];

function AnswersToRead({ answers }: { answers: Answers }) {
  const { bylaws, hasSeparateAccounts, ownersListOn, residentsListOn, localGuideline } = answers;
  return (
    <>
      <p className="mb-4 flex items-start gap-2 rounded-lg bg-surface px-3 py-2">
        <Lock aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
        <span className="min-w-0">記録は、理事会が行います。今の立場では変更できません。</span>
      </p>
      <DefinitionList
        facts={[
          { term: '管理規約', detail: bylaws?.document ?? unknown },
          { term: '緊急時の立入りの定め', detail: bylaws?.emergencyEntry ?? unknown },
          { term: '点検・修繕の記録の保管の定め', detail: bylaws?.recordKeeping ?? unknown },
          { term: '情報を書面などで渡す定め', detail: bylaws?.informationOnRequest ?? unknown },
          {
            term: '管理費と修繕積立金の会計',
            detail: wordsOf(hasSeparateAccounts, ['分けている', '分けていない']),
          },
          { term: '組合員名簿を更新した日', detail: dayWords(ownersListOn) },
          { term: '居住者名簿を更新した日', detail: dayWords(residentsListOn) },
          {
            term: '市区町村の指針',
            detail: localGuideline
              ? `${wordsOf(localGuideline.isMet, ['合っている', '合わない点がある'])}（${localGuideline.note}）`
              : unknown,
          },
        ]}
      />
    </>
  );
}

const unknown = '確認できていません';

function wordsOf(known: boolean | null, [yes, no]: readonly [string, string]): string {
  if (known === null) return unknown;
  return known ? yes : no;
}

function dayWords(day: IsoDate | null): string {
  return day === null ? unknown : formatPlainDate(day);
}
