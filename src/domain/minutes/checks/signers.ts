import type { Attendant } from '#domain/minutes/minutes-record.ts';
import { type Check, type Compared, figure } from './check.ts';

const signerCount = 2;

/** X54: the chair, and two others who were present as owners. */
export const signersWerePresent: Check = ({ record, texts }) => {
  const { chairName, signerIds } = texts;
  const chosen = [...new Set(signerIds)];
  const isNamed = chairName.trim() !== '';
  return [
    {
      subject: '議長',
      one: figure('議長の名前', isNamed ? chairName : 'まだありません'),
      other: figure('要るもの', '1名'),
      outcome: isNamed ? 'good' : 'error',
      words: isNamed ? '' : '議長の名前を入れてください。',
    },
    {
      subject: '署名人の数',
      one: figure('選んだ人', `${chosen.length}名`),
      other: figure('要るもの', `${signerCount}名`),
      outcome: chosen.length === signerCount ? 'good' : 'error',
      words:
        chosen.length === signerCount
          ? ''
          : '議長のほかに、出席した組合員から2名を選んでください。',
    },
    ...chosen.map((id) =>
      presence(
        record.attendants.find((it) => it.id === id),
        chairName,
      ),
    ),
  ];
};

function presence(attendant: Attendant | undefined, chairName: string): Compared {
  const isChair = attendant !== undefined && bare(attendant.name) === bare(chairName);
  const [outcome, words] = judged(attendant, isChair);
  return {
    subject: `署名人 ${attendant?.name ?? '名簿にない方'}`,
    one: figure('署名', isChair ? '議長と同じ方' : '議長のほかの方'),
    other: figure('受付の記録', cameWords(attendant)),
    outcome,
    words,
  };
}

function judged(attendant: Attendant | undefined, isChair: boolean) {
  if (!attendant)
    return ['error', '受付の記録に、出席がありません。出席した方を選んでください。'] as const;
  if (isChair) return ['error', '議長とは別の方を選んでください。'] as const;
  return attendant.stayed
    ? (['good', ''] as const)
    : ([
        'warning',
        '最後の採決の前に退席しています。ほかの方にするか、理由を付記に書いてください。',
      ] as const);
}

function cameWords(attendant: Attendant | undefined): string {
  if (!attendant) return '出席なし';
  const way = attendant.way === 'room' ? '会場' : 'WEB';
  return `${way}に出席${attendant.stayed ? '' : '、途中で退席'}`;
}

const bare = (name: string): string => name.replace(/\s/g, '');
