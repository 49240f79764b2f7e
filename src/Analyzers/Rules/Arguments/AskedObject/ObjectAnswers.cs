using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.AskedObject;

/// <summary>
/// The table of what the framework answers without an object. An encoding without options and a generator of random numbers without a seed are kept by the
/// framework. What is asked once of a file or directory is asked by its path. What a stopwatch tells that is started once is told by two moments. The token
/// of a source that nothing else has is never canceled.
/// </summary>
internal static class ObjectAnswers
{
    private const int StopwatchBytes = 40;

    /// <summary>Whether an operation makes an object that the table knows.</summary>
    public static bool MayMake(IOperation operation) => operation switch
    {
        IObjectCreationOperation { Initializer: null, Type: INamedTypeSymbol type } creation => type.Name switch
        {
            "UTF8Encoding" or "UnicodeEncoding" or "ASCIIEncoding" => type.IsIn("System.Text") && HasNoOptions(creation),
            "Random" => creation.Arguments.IsEmpty && type.IsIn("System"),
            "Stopwatch" => creation.Arguments.IsEmpty && type.IsIn("System.Diagnostics"),
            "CancellationTokenSource" => creation.Arguments.IsEmpty && type.IsIn("System.Threading"),
            "FileInfo" or "DirectoryInfo" => creation.Arguments.Length == 1 && type.IsIn("System.IO"),
            _ => false,
        },
        IInvocationOperation { TargetMethod: { Name: "StartNew", IsStatic: true, Parameters.IsEmpty: true, ContainingType: { Name: "Stopwatch" } type } } =>
            type.IsIn("System.Diagnostics"),
        _ => false,
    };

    /// <summary>What answers all that an object is asked; null where something else can be asked of that object alone.</summary>
    public static ObjectAnswer? Of(IOperation creation, IReadOnlyList<IOperation> asked)
    {
        var type = creation.Type!.Name;
        if (!asked.All(IsOfType))
            return null;
        var answer = type switch
        {
            "UTF8Encoding" => Kept("Encoding", "UTF8", asked, IsCoding),
            "UnicodeEncoding" => Kept("Encoding", "Unicode", asked, IsCoding),
            "ASCIIEncoding" => Kept("Encoding", "ASCII", asked, IsCoding),
            "Random" => Kept("Random", "Shared", asked, static name => name.StartsWith("Next", StringComparison.Ordinal)),
            "Stopwatch" => StoppedWatch.Of(creation, asked) is { Asked.Count: > 0 }
                ? new ObjectAnswer(AnswerKind.Since, "Stopwatch", "GetElapsedTime", StopwatchBytes)
                : null,
            "CancellationTokenSource" => asked.All(static question => NameOf(question) == "Token")
                ? new ObjectAnswer(AnswerKind.Fixed, "CancellationToken", "None")
                : null,
            _ => asked.Count == 1 && OfPath(type == "FileInfo" ? "File" : "Directory", NameOf(asked[0])) is { } found ? found : null,
        };
        if (answer is null || creation.SemanticModel!.Compilation.GetTypeByMetadataName(NamespaceOf(answer.Type) + "." + answer.Type) is not { } owner)
            return null;
        if (!owner.GetMembers(answer.Member).IsEmpty)
            return answer;

        // What has passed since can be computed, though nothing tells it.
        return answer.Kind == AnswerKind.Since ? answer with { Kind = AnswerKind.Computed, Member = nameof(System.Diagnostics.Stopwatch.GetTimestamp) } : null;
    }

    /// <summary>The namespace of a type that the table names.</summary>
    public static string NamespaceOf(string type) => type switch
    {
        "Encoding" => "System.Text",
        "Stopwatch" => "System.Diagnostics",
        "Random" => "System",
        "CancellationToken" => "System.Threading",
        _ => "System.IO",
    };

    /// <summary>The name of the member that is asked.</summary>
    public static string NameOf(IOperation member) =>
        member is IInvocationOperation call ? call.TargetMethod.Name : ((IPropertyReferenceOperation)member).Property.Name;

    /// <summary>Whether a member is one of the framework, and not an extension of the project that is called in the same way.</summary>
    private static bool IsOfType(IOperation member) =>
        (member is IInvocationOperation call ? call.TargetMethod : (ISymbol)((IPropertyReferenceOperation)member).Property).ContainingType.IsOfFramework();

    private static ObjectAnswer? Kept(string type, string member, IReadOnlyList<IOperation> asked, Func<string, bool> isSame) =>
        asked.All(question => isSame(NameOf(question))) ? new ObjectAnswer(AnswerKind.Kept, type, member) : null;

    private static bool IsCoding(string name) =>
        name is "GetBytes" or "GetString" or "GetChars" or "GetByteCount" or "GetCharCount" or "GetMaxByteCount" or "GetMaxCharCount";

    /// <summary>What tells by its path what a file or directory would tell.</summary>
    private static ObjectAnswer? OfPath(string type, string name) => name switch
    {
        "Exists" => new ObjectAnswer(AnswerKind.Given, type, "Exists"),
        "LastWriteTime" or "LastWriteTimeUtc" or "CreationTime" or "CreationTimeUtc" or "LastAccessTime" or "LastAccessTimeUtc" =>
            new ObjectAnswer(AnswerKind.Given, type, "Get" + name),
        "Extension" when type == "File" => new ObjectAnswer(AnswerKind.Given, "Path", "GetExtension"),
        "Name" when type == "File" => new ObjectAnswer(AnswerKind.Given, "Path", "GetFileName"),
        _ => null,
    };

    /// <summary>
    /// Whether an encoding is made as the kept one is, apart from the bytes before a text, which are asked for by themselves. Whether they are wanted must be
    /// told without an effect.
    /// </summary>
    private static bool HasNoOptions(IObjectCreationOperation creation) =>
        creation.Arguments.IsEmpty
        || (creation.Arguments.Length == 1 && creation.Type!.Name == "UTF8Encoding" && PlainValues.Are(creation.Arguments[0].Value));
}
