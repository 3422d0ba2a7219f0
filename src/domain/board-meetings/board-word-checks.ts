import { type Compared, figure } from '#domain/minutes/checks/check.ts';
import { type BoardFacts, judged } from './board-facts.ts';
import { recordOfItem, resultOf, tallyOf } from './board-minutes.ts';
import { itemLabels, presentDirectors } from './board-record.ts';

const said = /(賛成|反対|棄権)[はが:\s]*([0-9]+)\s*(?:名|人|票)/g;
const unanimous = /満場一致|全会一致|全員一致|全員の?賛成|全員が賛成/;

/** X51 of the board: figures that somebody typed into the words of an item. */
export function wordsAgree({ evening }: BoardFacts): readonly Compared[] {
  const labels = itemLabels(evening.items);
  return evening.items.flatMap((item, place) => {
    if (item.kind === 'report' || resultOf(evening, item) === null) return [];
    const { notes, decision } = recordOfItem(evening.record, item.id);
    const words = `${decision}\n${notes}`.normalize('NFKC');
    const { yes, no, abstain } = tallyOf(evening, item.id);
    const counted: Readonly<Record<string, number>> = { 賛成: yes, 反対: no, 棄権: abstain };
    const wrong = {
      as: 'error',
      words: '書いた文の数が、賛否の記録とちがいます。どちらかを直してください。',
    } as const;
    const typed = [...words.matchAll(said)].map(([whole, name = '', count = '']) =>
      judged(Number(count) === counted[name], wrong, {
        subject: `${labels[place]}の文「${whole}」`,
        one: figure('文', Number(count)),
        other: figure('賛否の記録', counted[name] ?? 0),
      }),
    );
    const claim = unanimous.exec(words)?.[0];
    if (claim === undefined) return typed;
    return [
      ...typed,
      judged(no + abstain === 0, wrong, {
        subject: `${labels[place]}の文「${claim}」`,
        one: figure('文の反対と棄権', '0名'),
        other: figure('賛否の記録', `${no + abstain}名`),
      }),
    ];
  });
}

export function asideHasReason({ evening }: BoardFacts): readonly Compared[] {
  const labels = itemLabels(evening.items);
  return evening.items.flatMap((item, place) => {
    const { recused } = tallyOf(evening, item.id);
    if (item.kind === 'report' || recused === 0) return [];
    const reason = recordOfItem(evening.record, item.id).interest.trim();
    return [
      judged(
        reason !== '',
        { as: 'error', words: 'どんな利害関係があるかを書いてください。' },
        {
          subject: `${labels[place]}で議決に加わらない理事`,
          one: figure('加わらない理事', `${recused}名`),
          other: figure('理由', reason === '' ? 'まだありません' : '書いてあります'),
        },
      ),
    ];
  });
}

/** X58: an approval that names this meeting stands in its minutes. */
export function approvalsAreNamed({ evening, applications }: BoardFacts): readonly Compared[] {
  const { items, record } = evening;
  const words = items
    .map((item) => `${item.title}\n${recordOfItem(record, item.id).decision}`)
    .join('\n')
    .normalize('NFKC');
  return applications.map((number) => {
    const isNamed = new RegExp(`(?<![0-9])${number}(?![0-9])`).test(words);
    return judged(
      isNamed,
      {
        as: 'warning',
        words:
          'この理事会で決めたと答えた申請が、議事録にありません。決めたことに受付番号を書くか、付記に書いてください。',
      },
      {
        subject: `受付番号${number}の承認`,
        one: figure('届け出の記録', 'この理事会で決めた'),
        other: figure('議事録', isNamed ? 'あります' : 'ありません'),
      },
    );
  });
}

export function tasksHaveOwners({ evening: { record } }: BoardFacts): readonly Compared[] {
  if (record.tasks.length === 0) return [];
  const whole = record.tasks.filter(
    ({ title, owner }) => title.trim() !== '' && owner.trim() !== '',
  );
  return [
    judged(
      whole.length === record.tasks.length,
      { as: 'error', words: '宿題の内容と担当を書くか、宿題を消してください。' },
      {
        subject: '宿題',
        one: figure('内容と担当がある宿題', `${whole.length}件`),
        other: figure('すべての宿題', `${record.tasks.length}件`),
      },
    ),
  ];
}

/** X54 of the board: the chair, and two other directors who were present. */
export function signersWerePresent({
  evening: { officers, record },
}: BoardFacts): readonly Compared[] {
  const here = presentDirectors(officers, record).filter(
    ({ id }) => record.presence[id] !== 'proxy',
  );
  const chosen = [...new Set(record.signerIds)];
  const fitting = chosen.filter((id) => id !== record.chairId && here.some((it) => it.id === id));
  const isPresiding = here.some(({ id }) => id === record.chairId);
  return [
    judged(
      isPresiding,
      { as: 'error', words: '出席した理事から、議長を選んでください。' },
      {
        subject: '議長',
        one: figure(
          '選んだ人',
          officers.find(({ id }) => id === record.chairId)?.name ?? 'まだいません',
        ),
        other: figure('出席', isPresiding ? 'あり' : 'なし'),
      },
    ),
    judged(
      fitting.length === 2 && chosen.length === 2,
      { as: 'error', words: '議長のほかに、出席した理事から2名を選んでください。' },
      {
        subject: '署名する理事',
        one: figure('出席した理事から選んだ人', `${fitting.length}名`),
        other: figure('要るもの', '2名'),
      },
    ),
  ];
}
