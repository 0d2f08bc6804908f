import type { RuleError } from '../engine/core/contract.ts';
import { err, type Result } from '../engine/core/result.ts';
import type { TableRefusal, TableRefusalCode } from './tables.ts';

export function refuse(code: TableRefusalCode): Result<never, TableRefusal> {
  return err({ code });
}

/** A refusal by the game's rules. */
export function refuseByRule(rule: RuleError): Result<never, TableRefusal> {
  return err({ code: rule.code, rule });
}
