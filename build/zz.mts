import { launchBrowser, openPage } from '../tests/e2e/support/browser.ts';
import { startApp } from '../tests/e2e/support/app.ts';
const app=await startApp('demo'); const b=await launchBrowser();
const {page,faults}=await openPage(b, app.url,{width:1280,height:800} as any);
const sides='by=condition&a=baseline&b=assisted';
const own:any={forest:'by=benchmark','rank-bump':'by=benchmark','swap-matrix':'by=benchmark',effects:'base=baseline&against=assisted',dots:'benchmark=SWE-bench+Verified&width=516','outcome-shares':'benchmark=SWE-bench+Verified'};
for(const k of process.argv.slice(2)){
 await page.evaluate(h=>{location.hash=h},`#/figures?figure=${k}&${own[k]??sides}`); 
 const m=page.locator('.figure-mark'); await m.first().waitFor(); await page.waitForTimeout(800);
 console.log(k, await m.count(), await m.last().getAttribute('data-hint'), await m.last().getAttribute('aria-disabled'));
 await m.last().hover(); await page.waitForTimeout(600);
 await page.screenshot({path:`/tmp/o/m-${k}.png`});
}
console.log(faults);
await b.close(); await app.stop();
