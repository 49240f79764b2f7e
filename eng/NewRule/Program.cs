using Allocations.Documentation;
using Allocations.NewRule;

// Makes the four files of a rule, its descriptor and its release row: dotnet run --project eng/NewRule -- <Name> <Topic>
if (args is not [var name, var topic])
{
    Console.Error.WriteLine("Usage: dotnet run --project eng/NewRule -- <Name> <Topic>");
    Console.Error.WriteLine("  <Name>   the stem of the rule's files, such as StringGrowth");
    Console.Error.WriteLine("  <Topic>  " + string.Join(", ", RuleTopic.All.Select(static known => known.Name)));
    return 2;
}

try
{
    var root = Repository.FindRoot(Directory.GetCurrentDirectory());
    foreach (var file in new RuleScaffold(root, name, topic).Write())
        Console.WriteLine("wrote " + file);
    Console.WriteLine("Next: describe what allocates on the page and in the descriptor, make the failing tests pass, then run eng/Documentation.");
    return 0;
}
catch (ArgumentException problem)
{
    Console.Error.WriteLine(problem.Message);
    return 2;
}
