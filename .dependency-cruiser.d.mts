import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

declare const rules: {
  forbidden: (IForbiddenRuleType & { name: string; comment: string })[];
  options: ICruiseOptions;
};
export default rules;
