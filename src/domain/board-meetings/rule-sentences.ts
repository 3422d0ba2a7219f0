import type { OwnArticle } from '#domain/meetings/preparation/dispatch-rule.ts';
import { periodWords } from '#domain/resolutions/procedure.ts';
import { thresholdWords } from '#domain/resolutions/threshold.ts';
import type { BoardRules } from './board-rules.ts';
import { circulationKindNames } from './circulation-kinds.ts';

type Sentence = { readonly words: string; readonly article: OwnArticle; readonly isOwn: boolean };

/** 理事会の決まり in words, each with what it rests on. */
export function ruleSentences(rules: BoardRules): readonly Sentence[] {
  const { period, quorum, hasProxies, recusedLeave, circulation } = rules;
  const share = thresholdWords(quorum.value);
  const said = (words: string, { article, isOwn }: Omit<Sentence, 'words'>): Sentence => ({
    words,
    article,
    isOwn,
  });
  return [
    said(`招集の通知は、会日の${periodWords(period.value)}前までに出します。`, period),
    said(
      `理事の${share === '2分の1以上' ? '半数以上' : share}が出席すると、会議が成立します。`,
      quorum,
    ),
    said('出席した理事の過半数で決めます。賛成と反対が同じ数なら、否決です。', quorum),
    said(hasProxies.value ? '代理人が出席できます。' : '代理人の出席は認めません。', hasProxies),
    said(
      recusedLeave.value
        ? '利害関係のある理事は議決に加わらず、出席した数にも入れません。'
        : '利害関係のある理事は議決に加わりません。',
      recusedLeave,
    ),
    ...(circulation
      ? [
          said(
            `${circulation.kinds.map((it) => circulationKindNames[it]).join('、')}は、理事の過半数の書面や電磁的方法の承諾で決められます。`,
            { article: circulation.article, isOwn: true },
          ),
        ]
      : []),
  ];
}
