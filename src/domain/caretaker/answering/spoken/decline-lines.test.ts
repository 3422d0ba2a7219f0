import { expect, test } from 'vitest';
import { declineReasonOf } from '#domain/caretaker/decline-reason-of.ts';
import { declineLines, type Role } from './decline-lines.ts';

function said(question: string, role: Role): string {
  const decline = declineReasonOf(question);
  if (decline === null) throw new Error(`not declined: ${question}`);
  return declineLines(decline, question, role)
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
