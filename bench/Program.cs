using Allocations.Bench.Suites;
using Allocations.Documentation;
using BenchmarkDotNet.Running;
using Spectre.Console;

ISuite[] suites =
[
    new KvCacheSuite(), new HeadersSuite(), new ClosuresSuite(), new ThreadsSuite(), new LruSuite(), new SlabSuite(), new ConfigSuite(),
    new RoutesSuite(), new RespSuite(), new CostSuite(), new GrowthSuite(), new AfterSuite(),
];
var root = Repository.FindRoot(AppContext.BaseDirectory);

// The tables need the room; where output is no terminal, none is known.
AnsiConsole.Profile.Width = Math.Max(AnsiConsole.Profile.Width, 170);

if (args is [])
    return await suites[0].RunAsync(root);
if (args is [var name, .. var arguments] && suites.FirstOrDefault(suite => suite.Name == name) is { } chosen)
    return arguments is [] ? await chosen.RunAsync(root) : await chosen.RunAsync(root, arguments);
if (args is [['-', ..], ..])
{
    BenchmarkSwitcher.FromAssembly(typeof(ISuite).Assembly).Run(args);
    return 0;
}

AnsiConsole.MarkupLineInterpolated($"[red]There is no suite '{string.Join(' ', args)}'.[/] The suites are:");
foreach (var suite in suites)
    AnsiConsole.MarkupLineInterpolated($"  {suite.Name,-10} {suite.Description}");
AnsiConsole.WriteLine("Arguments that begin with '-' go to BenchmarkDotNet.");
return 1;
