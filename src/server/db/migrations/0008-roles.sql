-- 立場: the roles of the permission table take the place of three ranks.
alter table membership drop constraint membership_role_check;
update membership set role = case role
  when 'resident' then 'owner' when 'board' then 'chair' else 'companyStaff' end;
alter table membership add constraint membership_role_check check (role in
  ('tenant', 'owner', 'director', 'treasurer', 'viceChair', 'chair', 'auditor', 'companyStaff'));
