import { type Provider, providerNames } from './provider-rules.ts';
import { spacedNumber } from './sign-in-number.ts';

export type MailText = { readonly subject: string; readonly body: string };

type Asked = {
  readonly number: string;
  readonly device: string;
  /** Where the browser waits that asked. */
  readonly pageUrl: string;
};

export function numberMail({ number, device, pageUrl }: Asked): MailText {
  return {
    // Read on the lock screen of a telephone, so the number comes first.
    subject: `${spacedNumber(number)} スミワのログイン番号`,
    body: `スミワのログイン番号です。

　${spacedNumber(number)}

この番号を、番号を頼んだ画面に入れてください。10分間だけ使えます。
番号を頼んだ機器：${device}

この番号を電話やメールでたずねることはありません。だれにも伝えないでください。
心あたりがなければ、何もしないでください。番号を知らない人はログインできません。

スミワ
${pageUrl}
`,
  };
}

/** To an address that nobody registered: once a day, so that its owner is not left waiting. */
export function unknownAddressMail(pageUrl: string): MailText {
  return {
    subject: 'スミワへの登録が見つかりません',
    body: `スミワへのログインを頼まれましたが、このメールアドレスの登録が見つかりませんでした。

別のメールアドレスで登録していないか、お確かめください。
管理組合からの招待状をお持ちの方は、招待状の案内に沿ってお入りください。

心あたりがなければ、何もしないでください。

スミワ
${pageUrl}
`,
  };
}

/** 同じ合い言葉が二度使われた: the session has ended by itself. */
export function stolenSessionMail(device: string, pageUrl: string): MailText {
  return {
    subject: 'スミワから自動でログアウトしました',
    body: `「${device}」のログインが、ほかの機器でも使われたおそれがあるため、自動でログアウトしました。

ご自分の機器なら、もう一度ログインしてください。
ログイン中の機器の一覧で、知らない機器がないかお確かめください。

スミワ
${pageUrl}
`,
  };
}

/** Somebody came in as the same person with another address: 招待状 was printed anew for them. */
export function replacedAddressMail(pageUrl: string): MailText {
  return {
    subject: 'スミワに入るメールアドレスが変わりました',
    body: `新しい招待状を使って、別のメールアドレスの登録がありました。
このメールアドレスでは、その管理組合のページを見られなくなりました。

ご自分で登録し直した方は、何もしないでください。
心あたりがなければ、すぐに管理組合の理事長へお知らせください。

スミワ
${pageUrl}
`,
  };
}

/** Twenty wrong numbers in a day: the way by mail rests, all others go on. */
export function manyGuessesMail(pageUrl: string): MailText {
  return {
    subject: 'ログイン番号の入れ間違いが続いたため、一時止めました',
    body: `スミワのログイン番号の入れ間違いが、1日の上限に達しました。
次の朝9時まで、メールの番号ではログインできません。番号は当てられていません。

画面ロックを登録した端末や、いまログインしている機器は、そのまま使えます。
ご自分で間違えた方は、時間をおいてお試しください。お急ぎのときは、管理組合に新しい招待状をお頼みください。
心あたりがなければ、何もしないでください。番号を知らない人はログインできません。

スミワ
${pageUrl}
`,
  };
}

/** To the board: no name, for mail is read by others too. */
export function boardToldMail(pageUrl: string): MailText {
  return {
    subject: '新しい招待状で登録し直した方がいます',
    body: `新しい招待状を使って、別のメールアドレスで登録し直した方が1名います。
前のメールアドレスでは、管理組合のページを見られなくなりました。

どなたかは、次のページでお確かめください。「登録し直しました」と書かれている方です。
ご本人に心あたりがないときは、その方の招待状を印刷し直して、ご本人に渡してください。新しい招待状が使われると、今回の登録では入れなくなります。

スミワ
${pageUrl}
`,
  };
}

/** 画面ロックでのログイン was added: if it was somebody else, its owner must hear of it. */
export function passkeyAddedMail(name: string, pageUrl: string): MailText {
  return {
    subject: '画面ロックでログインできる端末が加わりました',
    body: `「${name}」で、画面ロックを使ってスミワにログインできるようになりました。

ご自分で登録した方は、何もしないでください。
心あたりがなければ、次のページでこの端末を消し、「すべての機器からログアウト」を押してください。

スミワ
${pageUrl}
`,
  };
}

export function cardPrintedMail(pageUrl: string): MailText {
  return {
    subject: '役員カードが印刷されました',
    body: `役員カード（ご本人の確認に使う、紙の番号）が印刷されました。
前に印刷したカードがあれば、もう使えません。

ご自分で印刷した方は、何もしないでください。
心あたりがなければ、次のページで「このカードを使えなくする」と「すべての機器からログアウト」を押してください。

スミワ
${pageUrl}
`,
  };
}

export function cardShutMail(pageUrl: string): MailText {
  return {
    subject: '役員カードが使えなくなりました',
    body: `役員カードの番号が、続けて5回間違えられました。
カードは使えなくなりました。番号は当てられていません。

ご自分で間違えた方は、次のページで印刷し直してください。
心あたりがなければ、次のページで、知らない機器がログインしていないかお確かめください。

スミワ
${pageUrl}
`,
  };
}

export function passkeyRemovedMail(name: string, pageUrl: string): MailText {
  return {
    subject: '画面ロックでログインできる端末が消されました',
    body: `「${name}」では、画面ロックを使ってスミワにログインできなくなりました。
メールの番号では、これまでどおり入れます。

ご自分で消した方は、何もしないでください。
心あたりがなければ、次のページで、知らない機器がログインしていないかお確かめください。

スミワ
${pageUrl}
`,
  };
}

/** LINEやGoogleでのログイン was added: if it was somebody else, its owner must hear of it. */
export function providerAddedMail(provider: Provider, pageUrl: string): MailText {
  const name = providerNames[provider];
  return {
    subject: `${name}でログインできるようになりました`,
    body: `${name}のアカウントで、スミワにログインできるようになりました。

ご自分で登録した方は、何もしないでください。
心あたりがなければ、次のページで${name}の登録を消し、「すべての機器からログアウト」を押してください。

スミワ
${pageUrl}
`,
  };
}

export function providerRemovedMail(provider: Provider, pageUrl: string): MailText {
  const name = providerNames[provider];
  return {
    subject: `${name}でのログインの登録が消されました`,
    body: `${name}のアカウントでは、スミワにログインできなくなりました。
メールの番号では、これまでどおり入れます。

ご自分で消した方は、何もしないでください。
心あたりがなければ、次のページで、知らない機器がログインしていないかお確かめください。

スミワ
${pageUrl}
`,
  };
}
