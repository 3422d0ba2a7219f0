-- 通帳の残高: what somebody read in a passbook on a day, said when the closing was asked for.
create table passbook_balance (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  account_id uuid not null,
  read_on date not null,
  balance_yen bigint not null,
  told_as text not null,
  told_by uuid not null references app_user,
  told_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, account_id, read_on),
  foreign key (association_id, account_id) references account on delete cascade
);
alter table passbook_balance enable row level security;
create policy own_association on passbook_balance to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('passbook_balance');
alter table passbook_balance alter column association_id set statistics 0;
grant select, insert, update on passbook_balance to sumiwa_app;
