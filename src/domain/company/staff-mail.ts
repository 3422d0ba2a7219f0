type Asked = { readonly company: string; readonly pageUrl: string };

/** 担当者に加わってくださいという頼み. It opens nothing: whoever has the address signs in as always. */
export function staffMail({ company, pageUrl }: Asked): {
  readonly subject: string;
  readonly body: string;
} {
  return {
    subject: `スミワ：${company}の担当者への招待`,
    body: `${company}から、スミワの担当者への招待が届きました。

次のページを開き、このメールアドレスでログインしてください。パスワードはいりません。
「担当者に加わる」を押すと、会社が割り当てた管理組合で仕事ができます。

${pageUrl}

心あたりがなければ、何もしないでください。

スミワ
`,
  };
}
