using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Testing.Behaviour;

/// <summary>
/// Source text compiled against the running runtime and loaded so that it can be called: what a fix leaves must behave as what it found.
/// The assembly is collected after disposal.
/// </summary>
public sealed class CompiledMethods : IDisposable
{
    private const BindingFlags AnyStatic = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    // What adds a file to this compilation takes over how its references are bound and which of their symbols were read.
    private static readonly CSharpCompilation Empty = Bind();

    private readonly AssemblyLoadContext _context;
    private readonly Type[] _types;

    private CompiledMethods(AssemblyLoadContext context, Assembly assembly)
    {
        _context = context;
        _types = assembly.GetTypes();
    }

    /// <summary>The assemblies of the runtime that the tests run on.</summary>
    public static IReadOnlyList<MetadataReference> References { get; } = [.. Empty.References];

    /// <summary>Compiles a source against the running runtime and loads it.</summary>
    /// <exception cref="InvalidOperationException">The source does not compile; the message holds the errors.</exception>
    public static CompiledMethods Compile(string source, LanguageVersion languageVersion = LanguageVersion.Latest)
    {
        var tree = CSharpSyntaxTree.ParseText(source, new CSharpParseOptions(languageVersion));
        return Load(Empty.AddSyntaxTrees(tree));
    }

    /// <summary>Emits a compilation and loads it.</summary>
    /// <exception cref="InvalidOperationException">It does not compile; the message holds the errors.</exception>
    public static CompiledMethods Load(CSharpCompilation compilation)
    {
        using var image = new MemoryStream();
        var result = compilation.Emit(image);
        if (!result.Success)
            throw new InvalidOperationException(string.Join(Environment.NewLine, result.Diagnostics.Where(static d => d.Severity == DiagnosticSeverity.Error))
                + Environment.NewLine + compilation.SyntaxTrees[0]);
        image.Position = 0;
        var context = new AssemblyLoadContext(compilation.AssemblyName, isCollectible: true);
        return new CompiledMethods(context, context.LoadFromStream(image));
    }

    /// <summary>The only static method of that name.</summary>
    public MethodInfo Method(string name) => _types.SelectMany(static type => type.GetMethods(AnyStatic)).Single(method => method.Name == name);

    /// <summary>The static methods whose name begins so, by name.</summary>
    public IEnumerable<MethodInfo> Methods(string start) => _types
        .SelectMany(static type => type.GetMethods(AnyStatic))
        .Where(method => method.Name.StartsWith(start, StringComparison.Ordinal))
        .OrderBy(static method => method.Name, StringComparer.Ordinal);

    /// <summary>The method as a delegate, for calls whose bytes are counted.</summary>
    public TDelegate Delegate<TDelegate>(string name)
        where TDelegate : Delegate => Method(name).CreateDelegate<TDelegate>();

    /// <summary>Calls a method and keeps everything that a caller can see of it. The arguments are copied, so they can be used again.</summary>
    public Outcome Call(string name, params object?[] arguments) => Outcome.Of(Method(name), (object?[])arguments.Clone());

    /// <inheritdoc/>
    public void Dispose() => _context.Unload();

    private static CSharpCompilation Bind()
    {
        var references = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
            .Split(Path.PathSeparator)
            .Where(
                static file => Path.GetFileName(file).StartsWith("System.", StringComparison.Ordinal)
                    || Path.GetFileName(file) is "netstandard.dll" or "mscorlib.dll")
            .Select(static file => MetadataReference.CreateFromFile(file));
        var options = new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release, allowUnsafe: true);
        var compilation = CSharpCompilation.Create("Behaviour", references: references, options: options);
        compilation.GetSpecialType(SpecialType.System_Object);
        return compilation;
    }
}
