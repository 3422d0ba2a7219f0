import { signInLimits } from './sign-in-limits.ts';
import type { MailText } from './sign-in-mails.ts';

/** 運営へ: once a day at the most; how it goes on stands in the log. */
export function manyWrongMail(): MailText {
  const { count, windowMs } = signInLimits.wrongOfAll;
  const minutes = windowMs / 60_000;
  return {
    subject: `スミワ：合わない番号が${minutes}分間に${count}回入れられました`,
    body: `ログイン番号と招待状の番号の入れ間違いが、すべての管理組合をあわせて、${minutes}分間に${count}回ありました。
だれかが、番号を当てようとしているおそれがあります。

入れ間違いの上限は、いつもどおり働いています。
・メールの番号：1つの番号に5回まで、1つの宛先に1日20回まで
・招待状：1通に5回まで、1つの接続元から1日20回まで

次のことを、お確かめください。
1. 手前のサーバー（リバースプロキシ）の記録で、/api/sign-in への要求が多い接続元
2. そこからの要求を、手前のサーバーで止めるかどうか
3. ログの「many wrong numbers」の行（続いていれば、${minutes}分ごとに1行ずつ出ます）

この知らせは、1日に1通だけお送りします。

スミワ
`,
  };
}

/** 役員へ: a letter that somebody guessed at is shut. No name and no dwelling, for mail is read by others too. */
export function letterShutMail(association: string, pageUrl: string): MailText {
  return {
    subject: '招待状の番号が、続けて間違えられました',
    body: `${association}の招待状のうち1通で、番号が5回間違えられました。
その招待状は、使えなくなりました。番号は当てられていません。

どなたの招待状かは、次のページでお確かめください。「使えません」と書かれている方です。
ご本人の入れ間違いなら、招待状を印刷し直して、ご本人に渡してください。
ほかの招待状と、ログインしている方は、そのまま使えます。

同じことが続いても、この知らせは1日に1通だけお送りします。

スミワ
${pageUrl}
`,
  };
}

/** 役員へ: several people's numbers were guessed at on one day. */
export function membersGuessedMail(association: string, pageUrl: string): MailText {
  return {
    subject: 'ログイン番号が、続けて間違えられました',
    body: `${association}の${signInLimits.restedADay.count}名の方のログイン番号が、今日、1日の上限まで間違えられました。
その方々は、次の朝9時まで、メールの番号ではログインできません。番号は当てられていません。

ご本人には、それぞれメールでお知らせしています。
だれかが、番号を当てようとしているおそれがあります。番号を電話やメールでたずねられても、答えないでください。
お急ぎの方には、招待状を印刷し直して渡してください。

同じことが続いても、この知らせは1日に1通だけお送りします。

スミワ
${pageUrl}
`,
  };
}
