using Allocations.Snapshot;

if (args is not [var folder, _, ..])
{
    Console.Error.WriteLine("Usage: Snapshot <folder> <compiler arguments of a project>... Compare two folders with 'diff -r'.");
    return 2;
}

try
{
    foreach (var arguments in args.Skip(1))
        Console.WriteLine(await ProjectSnapshot.WriteAsync(arguments, folder));
    return 0;
}
catch (Exception exception) when (exception is IOException or InvalidOperationException or UnauthorizedAccessException)
{
    Console.Error.WriteLine(exception.Message);
    return 1;
}
