-- Between the audit report and the approval nothing changes that the auditor has looked at. A new draft opens it again.
create function lock_audited_year(association uuid, ends date, year_id uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  year fiscal_year;
begin
  -- A report that is being written is waited for.
  select * into year from fiscal_year y
   where y.association_id = association and (y.id = year_id or y.ends_on = ends) for share;
  if not found then
    return;
  end if;
  -- A copy, and the demonstration, write a whole year at once.
  if exists (
    select from settlement_pack p
     where p.association_id = association and p.fiscal_year_id = year.id and p.state in ('audited', 'approved')
       and p.xmin <> pg_current_xact_id()::xid
       and p.version = (select max(newest.version) from settlement_pack newest
                         where newest.association_id = association and newest.fiscal_year_id = year.id))
     and exists (select from association a where a.id = association) then
    raise exception 'the year is audited' using errcode = 'SL014';
  end if;
end $$;
revoke execute on function lock_audited_year from public;

create function keep_audited_answer() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept audit_answer := case when tg_op = 'INSERT' then new else old end;
begin
  perform lock_audited_year(kept.association_id, null, kept.fiscal_year_id);
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger audited before insert or update or delete on audit_answer
  for each row execute function keep_audited_answer();

create function keep_audited_certificate() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept balance_certificate := case when tg_op = 'INSERT' then new else old end;
begin
  perform lock_audited_year(kept.association_id, kept.held_on, null);
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger audited before insert or update or delete on balance_certificate
  for each row execute function keep_audited_certificate();

-- Whoever writes what the report is on waits for the version, and the version for them.
create function hold_year_of_pack() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from fiscal_year y where y.association_id = new.association_id and y.id = new.fiscal_year_id for update;
  return new;
end $$;
create trigger held before insert on settlement_pack
  for each row execute function hold_year_of_pack();
