import { expect, test } from 'vitest';
import type { Permission } from '#domain/access/permission.ts';
import { rightsOf } from '#domain/access/rights-by-thing.ts';
import { declineReasonOf } from '#domain/caretaker/decline-reason-of.ts';
import { declineLines, type Role } from './decline-lines.ts';

function said(question: string, role: Role, may: readonly Permission[] = []): string {
  const decline = declineReasonOf(question);
  if (decline === null) throw new Error(`not declined: ${question}`);
  return declineLines(decline, question, { role, may })
    .map(({ markdown }) => markdown)
    .join('\n');
}

const register = '住戸と組合員の名簿は';

test('those in charge are shown where names stand', () => {
  expect(said('302号室には誰が住んでいますか', 'manager')).toContain(register);
  expect(said('302号室には誰が住んでいますか', 'resident')).not.toContain(register);
});

test('a quarrel is not met with a list of names', () => {
  expect(said('302号室の人が訴えると言ってきた。うちが勝てますか', 'manager')).not.toContain(
    register,
  );
});

test('whoever may see what is owed is led there, and nobody is named', () => {
  for (const question of [
    'いちばん長く滞納しているのはどの部屋ですか',
    '引き落としできなかった部屋はどこですか',
  ]) {
    expect(said(question, 'board', rightsOf('treasurer'))).toMatch(
      /お答えできません。[^]*\[会計の「滞納」\]\(\/demo\/accounting\?view=arrears\)/,
    );
    expect(said(question, 'board', rightsOf('treasurer'))).not.toContain(register);
    expect(said(question, 'resident', rightsOf('owner'))).not.toContain('/demo/');
  }
});
