import type { CallReply } from '@vigilo/contract/call';
import type { getDropdowns as DropdownsCall } from '@vigilo/contract/companies';
import { can } from '@vigilo/domain/access/can';
import { listSettableStatuses } from '@vigilo/domain/companies/company-actions';
import { ENTITY_TYPES, REGIONS } from '@vigilo/domain/companies/company';
import { COUNTRIES } from '@vigilo/domain/companies/countries';
import { GRADES } from '@vigilo/domain/companies/company';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { listOwn } from '../tenants/own-lists.service.ts';

/** The values of the drop-downs; who edits no companies may choose no status. */
export function getDropdowns(context: AppContext, caller: Caller): Promise<CallReply<typeof DropdownsCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => ({
    status: 'success',
    data: {
      Ratings: [...GRADES],
      CompanyStatuses: can(caller.access, 'edit-company') ? [...listSettableStatuses(caller.roleKind)] : [],
      CompanyRegions: [...REGIONS],
      CompanyCountries: COUNTRIES.map(({ name, region }) => ({ name, region })),
      EntityTypes: [...ENTITY_TYPES],
      CompanySector: await listOwn(tx, caller.tenantId, 'sectors'),
      CompanyIndustry: await listOwn(tx, caller.tenantId, 'industries'),
    },
  }));
}
