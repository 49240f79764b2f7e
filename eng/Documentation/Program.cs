using Allocations.Documentation;

// Writes every generated file or section: dotnet run --project eng/Documentation
var root = Repository.FindRoot(AppContext.BaseDirectory);
foreach (var (path, content) in GeneratedFiles.All(root))
{
    var file = Path.Combine(root, path);
    if (File.Exists(file) && File.ReadAllText(file) == content)
        continue;
    Directory.CreateDirectory(Path.GetDirectoryName(file)!);
    File.WriteAllText(file, content);
    Console.WriteLine("wrote " + path);
}
