-- 口座振替で払う支払先: the payee draws what it is owed, so no transfer is ever asked for.
alter table counterparty add column is_debited boolean not null default false;
