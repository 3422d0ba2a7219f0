-- 請求の決まり: where the bylaws have the rate of 遅延損害金.
alter table billing_setting add column late_clause text not null default '';

-- A letter keeps the rate and the account that it was written with, whatever the board decides later.
alter table dunning
  add column pay_to text not null default '',
  add column late_rate int not null default 0,
  add column late_clause text not null default '';
update dunning d set pay_to = s.pay_to, late_rate = s.late_rate
  from billing_setting s where s.association_id = d.association_id;

-- はじまりの未収金・前受金: what the opening of the books has in sums, by dwelling. Its charges and receipts name the
-- opening's own entries; taking them back is the removal of this one row.
create table opening_dues (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  -- The evening before the books began: until then they know who had paid.
  as_of date not null,
  -- Why they are not what the books have; empty where they agree.
  note text not null default '',
  entered_as text not null,
  entered_by uuid not null references app_user,
  entered_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id)
);

do $$
begin
  alter table opening_dues enable row level security;
  create policy own_association on opening_dues to sumiwa_app
    using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
  perform watch_changes('opening_dues'::regclass);
  alter table opening_dues alter column association_id set statistics 0;
end $$;
grant select, insert, delete on opening_dues to sumiwa_app;

alter table charge add column opening_id uuid,
  add foreign key (association_id, opening_id) references opening_dues on delete cascade;
create index charge_opening on charge (association_id, opening_id) where opening_id is not null;

alter table receipt add column opening_id uuid,
  add foreign key (association_id, opening_id) references opening_dues on delete cascade;
create index receipt_opening on receipt (association_id, opening_id) where opening_id is not null;
alter table receipt drop constraint receipt_way_check;
alter table receipt add constraint receipt_way_check check (way in ('debit', 'transfer', 'cash', 'opening')),
  add constraint receipt_opening_check check ((way = 'opening') = (opening_id is not null));
