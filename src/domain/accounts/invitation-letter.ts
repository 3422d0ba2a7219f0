import { formatDate, type IsoDate } from '#domain/calendar.ts';
import { type LetterCode, letterDigits, spacedLetterDigits } from './letter-code.ts';

export type Invited = {
  readonly name: string;
  /** 301; empty for somebody without a dwelling. */
  readonly dwelling: string;
  readonly code: LetterCode;
};

export type LetterFrame = {
  readonly association: string;
  readonly today: IsoDate;
  readonly lastDay: IsoDate;
  readonly appUrl: string;
  /** 見本: of the demonstration, where it opens nothing. */
  readonly isSample: boolean;
};

type InvitationLetter = {
  readonly to: readonly string[];
  readonly digits: string;
  /** What a telephone opens: the number stands behind #, which no server ever sees. */
  readonly link: string;
  readonly steps: readonly string[];
};

export type InvitationPaper = {
  readonly title: string;
  readonly from: string;
  readonly date: string;
  readonly mark: string;
  readonly paragraphs: readonly string[];
  readonly address: string;
  readonly notes: readonly string[];
  readonly letters: readonly InvitationLetter[];
};

/** 招待状 of several people, one sheet each, in the order in which they are given. */
export function invitationPaper(
  { association, today, lastDay, appUrl, isSample }: LetterFrame,
  invited: readonly Invited[],
): InvitationPaper {
  const address = `${appUrl.replace(/^https?:\/\//, '')}/hairu`;
  return {
    title: '管理組合のホームページへのご招待',
    from: association,
    date: formatDate(today),
    mark: isSample ? '見本（この番号では入れません）' : '',
    paragraphs: [
      '総会や工事のお知らせ、管理規約、ごみの日などを、スマートフォンやパソコンで見られるようになりました。下の手順で、一度だけ登録をお願いします。パスワードはいりません。',
    ],
    address,
    notes: [
      `この番号は${formatDate(lastDay)}まで、1回だけ使えます。`,
      'この紙は、宛名のご本人のものです。ほかの方に渡したり、番号を伝えたりしないでください。',
      'インターネットを使わない方は、何もしなくてかまいません。お知らせは、これまでどおりお届けします。',
    ],
    letters: invited.map(({ name, dwelling, code }) => {
      const digits = letterDigits(code);
      return {
        to: [...(dwelling === '' ? [] : [`${dwelling}号室`]), `${name} 様`],
        digits: spacedLetterDigits(digits),
        link: `${appUrl}/hairu#${digits}`,
        steps: [
          'スマートフォンのカメラを、右の四角い模様に向けます。',
          '画面に招待状の番号が入ったら、ご自分のメールアドレスを入れます。',
          'メールで届いた8けたの番号を入れると、入れます。',
        ],
      };
    }),
  };
}
