import { launchBrowser, openPage } from '../tests/e2e/support/browser.ts';
import { startApp } from '../tests/e2e/support/app.ts';
const app=await startApp('demo'); const b=await launchBrowser();
const {page}=await openPage(b, app.url);
const sides='by=condition&a=baseline&b=assisted';
const own:any={forest:'by=benchmark&order=20241208_gru&seed=7','rank-bump':'by=benchmark','swap-matrix':'by=benchmark',effects:'base=baseline&against=assisted','outcome-matrix':'benchmark=SWE-bench+Verified'};
const looks=['', '&theme=slides&venue=slide', '&theme=paper-serif&venue=ieee&columns=2', '&theme=dark'];let n=0;
for(const k of ['forest','transitions','changes','effects','dots','slopes','outcome-shares','outcome-matrix','rank-bump','swap-matrix','tradeoff','distributions']){
 await page.evaluate(h=>{location.hash=h},`#/figures?figure=${k}&${own[k]??sides}${looks[n++%4]}`); const t=Date.now(); await page.waitForTimeout(2500);
 if(await page.locator('.figure-sheet img').count()==0) await page.screenshot({path:`/tmp/o/bad-${k}.png`}); console.log(k, await page.locator('.figure-sheet img').count(), (await page.locator('.figure-sheet, .empty, [role=alert]').allTextContents()).join('|').slice(0,200));
}

await b.close(); await app.stop();
