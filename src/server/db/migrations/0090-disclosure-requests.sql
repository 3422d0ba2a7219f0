-- 重要事項調査報告書 that an owner asks for; answered by the paper that is issued.
create table disclosure_request (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  dwelling_id uuid not null,
  reason text not null,
  -- The agent who is to get it; empty where it goes to the owner.
  receiver text not null,
  wanted_on date,
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  withdrawn_at timestamptz,
  disclosure_id uuid,
  primary key (association_id, id),
  foreign key (association_id, dwelling_id) references dwelling on delete cascade,
  foreign key (association_id, disclosure_id) references disclosure on delete cascade,
  check (withdrawn_at is null or disclosure_id is null)
);
create index disclosure_request_dwelling on disclosure_request (association_id, dwelling_id);
create index disclosure_request_disclosure on disclosure_request (association_id, disclosure_id);
alter table disclosure_request enable row level security;
create policy own_association on disclosure_request to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('disclosure_request');
alter table disclosure_request alter column association_id set statistics 0;
grant select, insert on disclosure_request to sumiwa_app;
grant update (withdrawn_at, disclosure_id) on disclosure_request to sumiwa_app;
