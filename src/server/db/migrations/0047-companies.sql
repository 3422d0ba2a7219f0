-- 管理会社: an organisation with its own people. Found by what they bring, never by an association.
create table company (
  id uuid primary key,
  -- 会社番号: what a board types to let this company in. It opens nothing by itself.
  number text not null unique check (number ~ '^[0-9]{8}$'),
  name text not null,
  -- Tried by visitors alone; associations of customers do not find it.
  is_demonstration boolean not null default false,
  made_by uuid references app_user,
  made_at timestamptz not null
);

create table company_member (
  company_id uuid not null references company on delete cascade,
  account_id uuid not null references app_user on delete cascade,
  role text not null check (role in ('admin', 'staff')),
  name text not null,
  added_at timestamptz not null,
  -- Nobody acts for a company before they said so themselves.
  joined_at timestamptz,
  ended_at timestamptz,
  primary key (company_id, account_id)
);
create index company_member_account on company_member (account_id);
create unique index company_member_one on company_member (account_id) where joined_at is not null and ended_at is null;

-- What an association allows a company, asked by one and approved by another. Names stand as they were agreed on.
create table company_contract (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  company_id uuid not null,
  company_name text not null,
  company_number text not null,
  areas text[] not null,
  last_day date,
  asked_as text not null check (asked_as in ('treasurer', 'viceChair', 'chair')),
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  approved_as text check (approved_as in ('treasurer', 'viceChair', 'chair')),
  approved_by uuid references app_user,
  approved_at timestamptz,
  ended_as text check (ended_as in ('treasurer', 'viceChair', 'chair')),
  ended_by uuid references app_user,
  ended_at timestamptz,
  primary key (association_id, id),
  check (approved_as <> asked_as),
  check ((approved_at is null) = (approved_as is null) and (approved_at is null) = (approved_by is null)),
  check ((ended_at is null) = (ended_as is null))
);
-- One that is asked for and one that runs, of each company.
create unique index company_contract_asked on company_contract (association_id, company_id)
  where approved_at is null and ended_at is null;
create unique index company_contract_runs on company_contract (association_id, company_id)
  where approved_at is not null and ended_at is null;

create table company_assignment (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  company_id uuid not null,
  user_id uuid not null references app_user,
  name text not null,
  assigned_by uuid not null references app_user,
  assigned_at timestamptz not null,
  ended_by uuid references app_user,
  -- By the company itself, or by an officer of the association: then it is for good, until a new contract.
  ended_as text check (ended_as in ('company', 'treasurer', 'viceChair', 'chair')),
  ended_at timestamptz,
  primary key (association_id, id),
  check ((ended_at is null) = (ended_as is null))
);
create unique index company_assignment_open on company_assignment (association_id, user_id) where ended_at is null;

do $$
declare
  owned text;
begin
  foreach owned in array array['company_contract', 'company_assignment'] loop
    execute format('alter table %I enable row level security', owned);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', owned);
    perform watch_changes(owned::regclass);
    execute format('alter table %I alter column association_id set statistics 0', owned);
  end loop;
end $$;
grant select, insert on company_contract to sumiwa_app;
grant update (approved_as, approved_by, approved_at, ended_as, ended_by, ended_at) on company_contract to sumiwa_app;
grant select on company_assignment to sumiwa_app;
grant update (ended_as, ended_by, ended_at) on company_assignment to sumiwa_app;

-- Where a company has worked: found by what it brings, before any association is known. Visitors' copies are no clients.
create table company_client (
  company_id uuid not null,
  association_id uuid not null references association on delete cascade,
  primary key (company_id, association_id)
);
create index company_client_association on company_client (association_id);
create function keep_company_client() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into company_client (company_id, association_id)
  select new.company_id, a.id from association a where a.id = new.association_id and a.kind = 'customer'
  on conflict do nothing;
  return null;
end $$;
revoke execute on function keep_company_client from public;
create trigger keep_client after update of approved_at on company_contract
  for each row when (new.approved_at is not null) execute function keep_company_client();

-- The company of a number, for the association at work: companies and visitors' copies do not meet.
create function find_company(wanted text)
returns table (id uuid, name text, number text)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.name, c.number from company c
    join association a on a.id = nullif(current_setting('app.association_id', true), '')::uuid
   where c.number = wanted and c.is_demonstration = (a.kind <> 'customer')
$$;
revoke execute on function find_company from public;
grant execute on function find_company to sumiwa_app;

-- Whoever began an association as somebody of a company, before it let any company in: seen and ended like the others.
create function list_company_founders()
returns table (id uuid, name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.user_id, u.name from membership m
    join association a on a.id = m.association_id and a.kind = 'customer'
    join app_user u on u.id = m.user_id
   where m.association_id = nullif(current_setting('app.association_id', true), '')::uuid and m.role = 'companyStaff'
$$;
revoke execute on function list_company_founders from public;
grant execute on function list_company_founders to sumiwa_app;

create function end_company_founder(wanted uuid) returns boolean
language sql volatile security definer set search_path = public, pg_temp as $$
  with ended as (
    update membership m set role = null from association a
     where a.id = m.association_id and a.kind = 'customer' and m.user_id = wanted and m.role = 'companyStaff'
       and m.association_id = nullif(current_setting('app.association_id', true), '')::uuid
    returning 1)
  select exists (select from ended)
$$;
revoke execute on function end_company_founder from public;
grant execute on function end_company_founder to sumiwa_app;

insert into company (id, number, name, is_demonstration, made_at)
values ('0199a1b2-0000-7000-8000-00000000c001', '20260014', '株式会社みどり管財', true, now());
