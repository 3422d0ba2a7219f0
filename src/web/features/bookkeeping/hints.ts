/** What stands beside the question for the account: chosen by oneself, or filled in from the payee's last time. */
export const accountHints = {
  usual: '「電気」「点検」のように打つか、一覧から選びます。',
  ofLast:
    'この支払先の前回と同じ科目を入れてあります。今回の内容に合わないときは、選び直してください。',
} as const;

export const summaryHints = {
  usual: 'そのままでも、書きかえても構いません。',
  ofSubject:
    '紙に書かれた件名を入れてあります。何月分かなど、あとで見て分かる言葉に直しても構いません。',
  ofPaper: '請求書や領収書の件名・品名を見て、何の分かを書いてください。',
} as const;
