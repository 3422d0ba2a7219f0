import { demoId } from './demo-id.ts';
import type { ParkingSpaceRow } from './rows.ts';

type Kind = ParkingSpaceRow['kind'];

/** 使用料, yen a month. */
export const parkingFee = { mechanical: 9_000, flat: 12_000 } as const;

/** Who uses No.1 to No.20; two spaces of the lowest level are empty. */
const mechanicalUsers = [
  ['101', '106', '201', '206', '301', '306', '402', '405', '501', '506'],
  ['602', '605', '704', '803', null, '806', '905', '1002', '1004', null],
].flat();

/** Who uses No.21 to No.30. */
const flatUsers = ['103', '203', '303', '401', '503', '604', '703', '805', '901', '1003'];

export function seedParking(): readonly ParkingSpaceRow[] {
  return [
    ...mechanicalUsers.map((user, index) => spaceRow(index + 1, 'mechanical', user)),
    ...flatUsers.map((user, index) => spaceRow(mechanicalUsers.length + index + 1, 'flat', user)),
  ];
}

function spaceRow(number: number, kind: Kind, user: string | null): ParkingSpaceRow {
  return {
    id: demoId('parking_space', String(number)),
    number,
    kind,
    monthly_fee_yen: parkingFee[kind],
    dwelling_id: user === null ? null : demoId('dwelling', user),
  };
}
