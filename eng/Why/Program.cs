using Allocations.Why;

// Prints for each line of a file how hot it is and why, and what the rules report there: dotnet run --project eng/Why -- <file.cs> [line]
if (args is not ([_] or [_, _]) || !File.Exists(args[0]) || (args is [_, var text] && !int.TryParse(text, out _)))
{
    Console.Error.WriteLine("Usage: dotnet run --project eng/Why -- <file.cs> [line]");
    return 2;
}

await foreach (var line in LineReport.OfAsync(args[0], args is [_, var number] ? int.Parse(number) : null))
    Console.WriteLine(line);
return 0;
