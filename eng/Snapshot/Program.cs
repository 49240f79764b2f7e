using Allocations.Snapshot;

if (args is not ([var first, ..] and [_, _, ..]) || (first.StartsWith('-') && first is not ("--fix" or "--fix-unsafe")))
{
    Console.Error.WriteLine(
        """
        Usage: Snapshot <folder> <compiler arguments of a project>...   Compare two folders with 'diff -r'.
               Snapshot --fix <compiler arguments of a project>...      Write what safe fixes change into the sources; --fix-unsafe takes all fixes.
        """);
    return 2;
}

try
{
    foreach (var arguments in args.Skip(1))
    {
        Console.WriteLine(first is "--fix" or "--fix-unsafe"
            ? await ProjectFixes.ApplyAsync(arguments, includeUnsafe: first == "--fix-unsafe")
            : await ProjectSnapshot.WriteAsync(arguments, first));
    }

    return 0;
}
catch (Exception exception) when (exception is IOException or InvalidOperationException or UnauthorizedAccessException)
{
    Console.Error.WriteLine(exception.Message);
    return 1;
}
