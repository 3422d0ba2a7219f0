import { getSettlement, type Settlement } from '#contract/settlement.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

export function useSettlement(fiscalYear: number): Settlement {
  return useEndpoint(getSettlement, { year: String(fiscalYear) });
}

export type StepState = 'done' | 'now' | 'later';

export type Step = {
  readonly id: 'check' | 'draft' | 'audit' | 'approval';
  readonly title: string;
  readonly state: StepState;
  readonly sentence: string;
};

/** 年度の締め in four steps, and which of them it stands at. */
export function stepsOf(settlement: Settlement): readonly Step[] {
  const { isFinal, request } = settlement;
  const { open, isReady, isMade, isAudited } = progressOf(settlement);
  const reached = isFinal ? 4 : [isReady, isMade, isAudited, false].indexOf(false);
  const stateOf = (index: number): StepState => {
    if (index < reached) return 'done';
    return index === reached ? 'now' : 'later';
  };
  return [
    {
      id: 'check',
      title: '確かめる',
      state: stateOf(0),
      sentence:
        open === 0 || isMade
          ? '残っていることはありません。'
          : `残っていることが${open}件あります。`,
    },
    {
      id: 'draft',
      title: '決算の案を作る',
      state: stateOf(1),
      sentence: draftWords(settlement),
    },
    {
      id: 'audit',
      title: '監事が監査する',
      state: stateOf(2),
      sentence: auditWords(settlement, isAudited),
    },
    {
      id: 'approval',
      title: '総会の承認を入れる',
      state: stateOf(3),
      sentence: approvalWords(isFinal, request !== null),
    },
  ];
}

function progressOf({ items, isFinal, versions }: Settlement) {
  const open = items.filter(({ state }) => state === 'open').length;
  const [latest] = versions;
  const isMade = isFinal || latest?.isCurrent === true;
  const isAudited = isFinal || (isMade && latest?.state !== 'draft');
  return { open, isReady: isMade || open === 0, isMade, isAudited };
}

/** A year that was closed elsewhere has its report on paper, and none here. */
function auditWords({ isFinal, audit }: Settlement, isAudited: boolean): string {
  if (isFinal && audit.report === null) {
    return '監査報告書は、スミワの外で作られています。監査の結果は、総会の議事録でご覧ください。';
  }
  return isAudited ? '監査が終わりました。' : '監事が、書類と帳簿を見くらべます。';
}

function draftWords({ versions, isFinal }: Settlement): string {
  const [latest] = versions;
  if (isFinal) return '決算書ができています。';
  if (!latest) return '会計担当理事が、総会に出す案を作ります。';
  return latest.isCurrent
    ? `第${latest.version}版ができています。`
    : `第${latest.version}版のあとで帳簿が変わりました。作り直してください。`;
}

function approvalWords(isFinal: boolean, isAsked: boolean): string {
  if (isFinal) return '総会で承認され、帳簿は締められています。';
  return isAsked
    ? '理事長か副理事長が確かめるのを、待っています。'
    : '総会で承認されたら、総会の日を入れます。別の人が確かめると、年度が締まります。';
}
