-- 発生主義 or 現金主義 of a version: an approved year keeps the one it was approved in.
alter table settlement_pack
  add column basis text not null default 'accrual' check (basis in ('accrual', 'cash'));
