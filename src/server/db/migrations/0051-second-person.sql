-- Which account is which person stands in member_person alone; a membership keeps what somebody is without the register.
drop trigger follow_member_person on membership;
drop function follow_member_person;
alter table membership drop column person_id;
alter table member_person drop constraint member_person_association_id_user_id_person_id_key;
alter table member_person add unique (association_id, user_id), add unique (association_id, person_id);

-- Accounts that were a person before a new letter: what they asked for, that person asked for.
create table former_member (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  user_id uuid not null references app_user,
  person_id uuid not null,
  primary key (association_id, id),
  foreign key (association_id, person_id) references person on delete cascade
);
create index former_member_person on former_member (association_id, person_id);
alter table former_member enable row level security;
create policy own_association on former_member to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('former_member');
alter table former_member alter column association_id set statistics 0;
grant select on former_member to sumiwa_app;

-- 二人目: the accounts of a person, and of whoever owns or lives in the same dwelling.
create function accounts_beside(association uuid, account uuid, today date) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    with me as (
      select m.person_id from member_person m where m.association_id = association and m.user_id = account
    ), living as (
      select o.dwelling_id, o.person_id from ownership o where o.association_id = association
      union all
      select r.dwelling_id, r.person_id from residency r
       where r.association_id = association and (r.until is null or r.until > today)
    ), people as (
      select person_id from me
      union
      select l.person_id from living l
       where l.dwelling_id in (select h.dwelling_id from living h join me on me.person_id = h.person_id)
    )
    select jsonb_agg(distinct a.user_id) from (
      select account as user_id
      union all
      select m.user_id from member_person m join people p on p.person_id = m.person_id
       where m.association_id = association
      union all
      select f.user_id from former_member f join people p on p.person_id = f.person_id
       where f.association_id = association) a
  $$;
revoke execute on function accounts_beside from public;

-- Whoever approves is another person, or in the demonstration another position. Which of the two is asked of the
-- register; that nobody approves with the same account and position is kept here.
do $$
declare
  old record;
begin
  for old in
    select conrelid::regclass as owner, conname from pg_constraint
     where contype = 'c' and pg_get_constraintdef(oid) like '%approved_as <> asked_as%'
  loop
    execute format('alter table %s drop constraint %I', old.owner, old.conname);
    execute format(
      'alter table %s add constraint %I check (approved_as <> asked_as or approved_by <> asked_by)', old.owner, old.conname);
  end loop;
  for old in
    select conrelid::regclass as owner, conname from pg_constraint
     where contype = 'c' and pg_get_constraintdef(oid) like '%approved_as <> written_as%'
  loop
    execute format('alter table %s drop constraint %I', old.owner, old.conname);
    execute format(
      'alter table %s add constraint %I check (approved_as is null
         or ((approved_as <> written_as or approved_by <> written_by) and question <> %L))', old.owner, old.conname, '');
  end loop;
end $$;
