-- 残高証明書: what a bank says an account of the books held at the end of a day.
create table balance_certificate (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  -- The account of the ledger that is the bank account; it may hold money of several funds.
  account_id uuid not null,
  held_on date not null,
  amount_yen bigint not null check (abs(amount_yen) <= 999999999999),
  note text not null default '',
  entered_as text not null,
  entered_by uuid not null references app_user,
  entered_at timestamptz not null,
  -- The auditor has held the original in their hands.
  original_seen_as text,
  original_seen_on date,
  primary key (association_id, id),
  unique (association_id, account_id, held_on),
  foreign key (association_id, account_id) references account on delete cascade
);

alter table balance_certificate enable row level security;
create policy own_association on balance_certificate to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('balance_certificate');
alter table balance_certificate alter column association_id set statistics 0;
grant select, insert, update, delete on balance_certificate to sumiwa_app;
