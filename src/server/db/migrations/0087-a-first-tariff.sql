-- 戸ごとの額: the rate of each dwelling stands under its number.
alter table billing_item drop constraint billing_item_basis_check;
alter table billing_item add constraint billing_item_basis_check
  check (basis in ('area', 'share', 'contract', 'flat', 'dwelling'));
-- A 料金表 that was just begun may be taken back.
grant delete on billing_item to sumiwa_app;
