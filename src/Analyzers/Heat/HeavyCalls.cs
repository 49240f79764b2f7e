using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// The calls of the framework beside which an allocation does not count. One table says by which words a call of them is noticed, so that few calls are
/// bound, and what a call that is bound has to be.
/// </summary>
internal static class HeavyCalls
{
    private const string ReadKey = nameof(ReadKey);
    private const string ReadKeyAsync = nameof(ReadKeyAsync);
    private const string ShowDialog = nameof(ShowDialog);

    private static readonly string[] Reflected =
    [
        "GetMethod", "GetMethods", "GetProperty", "GetProperties", "GetField", "GetFields", "GetConstructor", "GetConstructors", "GetMember", "GetMembers",
        "GetEvent", "GetEvents", "GetInterface", "GetInterfaces", "GetNestedTypes", "GetTypes", "GetExportedTypes", "GetCustomAttribute",
        "GetCustomAttributes", "GetCustomAttributesData", "IsDefined", "GetParameters", "MakeGenericType", "MakeGenericMethod", "CreateInstance",
        "CreateDelegate", "Invoke", "InvokeMember", "GetValue", "SetValue", "Load", "LoadFrom", "LoadFile", "GetReferencedAssemblies",
        "GetManifestResourceStream", "GetRuntimeProperties", "GetRuntimeFields", "GetRuntimeMethods", "GetRuntimeEvents", "GetRuntimeProperty",
        "GetRuntimeField", "GetRuntimeMethod",
    ];

    private static readonly HeavyTypes[] All =
    [
        new("System", "Type") { Methods = Reflected, OfType = ["GetType"] },
        new("System", "Activator") { OfType = ["CreateInstance", "CreateInstanceFrom"] },
        new("System.Reflection") { Methods = Reflected, Apart = "System.Reflection.Metadata" },
        new("System.Linq.Expressions", "LambdaExpression", "Expression") { Methods = ["Compile"], OutweighsReflection = true },
        new("System.Linq.Expressions") { IsWhole = true, Words = ["Expression"] },
        new("System.Text.RegularExpressions", "Regex")
        {
            IsMade = true,
            IsModerate = true,
            Methods = ["Match", "Matches"],
            OfType = ["Replace", "Split"],
            WithLambda = ["Replace"],
        },
        new("System.Text.RegularExpressions", "Match") { IsModerate = true, Methods = ["NextMatch"] },
        new("System.Text.Json", "JsonSerializer")
        {
            IsModerate = true,
            Methods = ["SerializeToUtf8Bytes", "SerializeToDocument", "SerializeToElement", "SerializeToNode"],
            OfType = ["Serialize", "SerializeAsync", "Deserialize", "DeserializeAsync"],
        },
        new("Newtonsoft.Json", "JsonConvert") { IsModerate = true, Methods = ["SerializeObject", "DeserializeObject", "PopulateObject"] },
        new("System", "Console") { Methods = [ReadKey] },
        new("System.Windows.Forms", "MessageBox") { OfType = ["Show"] },
        new("System.Windows", "MessageBox") { OfType = ["Show"] },
        new("System.Windows.Forms", "Form", "CommonDialog") { Methods = [ShowDialog] },
        new("System.Windows", "Window") { Methods = [ShowDialog] },
        new("System.IO", "File", "Directory") { IsWhole = true },
        new("System.IO", "FileInfo", "DirectoryInfo", "FileSystemInfo")
        {
            IsWhole = true,
            Properties = ["Length", "Exists", "IsReadOnly", "Attributes", "CreationTime", "CreationTimeUtc", "LastAccessTime", "LastAccessTimeUtc",
                "LastWriteTime", "LastWriteTimeUtc"],
            Methods = ["Delete", "CopyTo", "MoveTo", "Create", "OpenRead", "OpenWrite", "OpenText"],
            Light = [nameof(ToString), nameof(Equals), nameof(GetHashCode)],
        },
        new("System.IO", "FileStream") { IsMade = true },
        new("System.Diagnostics", "StackTrace", "StackFrame") { IsWhole = true, IsMade = true, Methods = ["GetFrame", "GetFrames", "GetMethod"] },
        new("System.Diagnostics", "Process") { IsWhole = true, IsMade = true, Methods = ["Start", "WaitForExit"], OutweighsReflection = true },
        new("Microsoft.Win32") { IsWhole = true, Methods = ["OpenSubKey", "CreateSubKey"], Words = ["Registry"] },
        new("System.Configuration") { IsWhole = true, Words = ["ConfigurationManager"] },
        new("System.Threading", "Thread") { IsMade = true, OfType = ["Sleep"], Pauses = true, OutweighsReflection = true },
        new("System.Threading", "Monitor") { OfType = ["Wait"], OutweighsReflection = true },
        new("System.Threading", "WaitHandle") { Methods = ["WaitOne"], OfType = ["WaitAny", "WaitAll"], OutweighsReflection = true },
        new("System.Threading.Tasks", "Task") { OfType = ["Delay"], Pauses = true, OutweighsReflection = true },
        new("System.Net", "Dns") { IsWhole = true, OutweighsReflection = true },
        new("System.Net.Http", "HttpClient")
        {
            IsMade = true,
            OutweighsReflection = true,
            Methods = ["GetAsync", "GetStringAsync", "GetByteArrayAsync", "GetStreamAsync", "PostAsync", "PutAsync", "PatchAsync", "DeleteAsync", "Send",
                "SendAsync"],
        },
        new("System.Net.Http.Json")
        {
            OutweighsReflection = true,
            Methods = ["GetFromJsonAsync", "GetFromJsonAsAsyncEnumerable", "PostAsJsonAsync", "PutAsJsonAsync", "PatchAsJsonAsync", "DeleteFromJsonAsync"],
        },
        new("System.Net", "WebRequest", "HttpWebRequest") { Methods = ["GetResponse", "GetResponseAsync"], OutweighsReflection = true },
        new("System.Net", "HttpListener") { Methods = ["GetContext", "GetContextAsync"], OutweighsReflection = true },
        new("System.Net.Sockets", "Socket", "TcpClient", "TcpListener")
        {
            OutweighsReflection = true,
            Methods = ["Accept", "AcceptAsync", "AcceptSocket", "AcceptSocketAsync", "AcceptTcpClient", "AcceptTcpClientAsync", "Connect", "ConnectAsync"],
        },
        new("System.IO.Pipes") { Methods = ["WaitForConnection", "WaitForConnectionAsync", "Connect", "ConnectAsync"], OutweighsReflection = true },
        new("System.Security.Cryptography", "RSA", "ECDsa", "DSA", "ECDiffieHellman")
        {
            IsMade = true,
            Methods = ["SignData", "SignHash", "VerifyData", "VerifyHash", "GenerateKey", "ImportFromPem"],
            OfType = ["Create"],
        },
        new("System.Security.Cryptography", "RSACryptoServiceProvider", "ECDsaCng", "RSACng", "Rfc2898DeriveBytes") { IsMade = true },
        new("System.Security.Cryptography.X509Certificates", "X509Certificate", "X509Certificate2", "X509Chain") { IsMade = true },
        new("System.Data", "DataTable", "DataSet") { IsMade = true },
        new("System.Data")
        {
            Methods = ["NewRow", "ImportRow", "Load", "Delete", "CopyTo", "ExecuteReader", "ExecuteScalar", "ExecuteNonQuery", "ExecuteReaderAsync",
                "ExecuteScalarAsync", "ExecuteNonQueryAsync"],
        },
        new("System.Xml", "XmlDocument") { IsMade = true },
        new("System.Xml.Serialization", "XmlSerializer") { IsMade = true },
        new("System.Runtime.Serialization", "DataContractSerializer") { IsMade = true },
        new("System.Xml")
        {
            Methods = ["Load", "LoadXml", "Create", "Compile", "Transform", "Serialize", "Deserialize", "SelectNodes", "SelectSingleNode", "CopyTo",
                "MoveTo"],
            OfType = ["Parse"],
            Words = ["XDocument", "XElement"],
        },
    ];

    private static readonly HashSet<string> Methods = new(All.SelectMany(static types => types.Methods).Append(ReadKeyAsync), StringComparer.Ordinal);
    private static readonly HashSet<string> PauseNames =
        new(All.Where(static types => types.Pauses).SelectMany(static types => types.OfType), StringComparer.Ordinal);

    private static readonly HashSet<string> WithLambda = new(All.SelectMany(static types => types.WithLambda), StringComparer.Ordinal);
    private static readonly HashSet<string> Properties = new(All.SelectMany(static types => types.Properties), StringComparer.Ordinal);
    private static readonly HashSet<string> Words = new(All.SelectMany(static types => types.NoticedBy), StringComparer.Ordinal);

    /// <summary>Whether the words of a call, a creation or the reading of a property let it be one of them.</summary>
    public static bool MayBe(ExpressionSyntax call) => call switch
    {
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: var name } access } =>
            Methods.Contains(name) || MayGiveResponse(name)
            || (access.Expression is SimpleNameSyntax { Identifier.ValueText: var receiver } && Words.Contains(receiver))
            || (access.Expression is MemberAccessExpressionSyntax { Name.Identifier.ValueText: var last } && Words.Contains(last))
            || (WithLambda.Contains(name) && HasLambda((InvocationExpressionSyntax)call)),
        InvocationExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: var own } } => MayGiveResponse(own),
        ObjectCreationExpressionSyntax { Type: SimpleNameSyntax { Identifier.ValueText: var type } } => Words.Contains(type),
        ObjectCreationExpressionSyntax { Type: QualifiedNameSyntax { Right.Identifier.ValueText: var type } } => Words.Contains(type),
        ImplicitObjectCreationExpressionSyntax { Parent: EqualsValueClauseSyntax { Parent.Parent: VariableDeclarationSyntax { Type: var type } } } =>
            type is SimpleNameSyntax name && Words.Contains(name.Identifier.ValueText),
        MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax or BaseObjectCreationExpressionSyntax } access =>
            Properties.Contains(access.Name.Identifier.ValueText) && access.Parent is not InvocationExpressionSyntax && MadeIn(access) is not null,
        _ => false,
    };

    /// <summary>
    /// The creation of the object that a property is asked of, where it is written or in a local of that name. What is not new may have asked the system
    /// already and keeps the answer.
    /// </summary>
    private static BaseObjectCreationExpressionSyntax? MadeIn(MemberAccessExpressionSyntax access)
    {
        if (access.Expression is BaseObjectCreationExpressionSyntax made)
            return made;
        var owner = ((IdentifierNameSyntax)access.Expression).Identifier.ValueText;
        foreach (var local in MemberIndex.Declarators(owner, MemberIndex.MemberOf(access)))
        {
            if (local.SpanStart < access.SpanStart && local.Parent?.Parent is LocalDeclarationStatementSyntax { Parent: { } block }
                && block.Span.Contains(access.Span))
            {
                return local.Initializer?.Value as BaseObjectCreationExpressionSyntax;
            }
        }

        return null;
    }

    /// <summary>The creation of the object that the reading of a property asks; null for a call or another creation.</summary>
    public static BaseObjectCreationExpressionSyntax? MadeFor(ExpressionSyntax call) => call is MemberAccessExpressionSyntax access ? MadeIn(access) : null;

    /// <summary>What a call or creation calls, or the reading of a property that is asked of an object which the loop or the body makes anew.</summary>
    public static IMethodSymbol? CalledBy(ExpressionSyntax call, SyntaxNode within, SemanticModel model, CancellationToken cancellationToken) =>
        IsDeadline(call) ? null
        : call is not MemberAccessExpressionSyntax access ? model.GetSymbolInfo(call, cancellationToken).Symbol as IMethodSymbol
        : MadeIn(access) is { } made && within.Span.Contains(made.Span)
            ? (model.GetSymbolInfo(call, cancellationToken).Symbol as IPropertySymbol)?.GetMethod
            : null;

    /// <summary>Whether a pause is given to another call, as in <c>Task.WhenAny(task, Task.Delay(time))</c>: it ends a wait, and seldom passes.</summary>
    public static bool IsDeadline(ExpressionSyntax call) =>
        call is InvocationExpressionSyntax { Parent: ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax } } pause && MayPause(pause);

    private static bool HasLambda(InvocationExpressionSyntax call)
    {
        foreach (var argument in call.ArgumentList.Arguments)
        {
            if (argument.Expression is AnonymousFunctionExpressionSyntax)
                return true;
        }

        return false;
    }

    /// <summary>Whether a method that a call is bound to is one of them.</summary>
    public static bool Contain(IMethodSymbol method) => RowOf(method) is not null || WaitsForKey(method) || GivesResponse(method);

    private static bool MayGiveResponse(string name) =>
        name.IndexOf("Response", StringComparison.Ordinal) >= 0 || name.IndexOf("Request", StringComparison.Ordinal) >= 0
        || name.StartsWith("Send", StringComparison.Ordinal);

    /// <summary>Whether a method of any type has a request answered: whatever client it is, it asks the network.</summary>
    private static bool GivesResponse(IMethodSymbol method) => MayGiveResponse(method.Name) && ResultOf(method) switch
    {
        { Name: "HttpResponseMessage" } type => type.IsIn("System.Net.Http"),
        { Name: "WebResponse" or "HttpWebResponse" } type => type.IsIn("System.Net"),
        _ => false,
    };

    // A server makes responses too, but does not wait for them.
    private static INamedTypeSymbol? ResultOf(IMethodSymbol method) => method.ReturnType switch
    {
        INamedTypeSymbol { Name: nameof(Task) or "ValueTask", TypeArguments: { Length: 1 } results } => results[0] as INamedTypeSymbol,
        INamedTypeSymbol result when method.Name.StartsWith("Send", StringComparison.Ordinal) => result,
        _ => null,
    };

    private static HeavyTypes? RowOf(IMethodSymbol method)
    {
        if (method.ContainingType is not { } type)
            return null;
        foreach (var types in All)
        {
            if (types.Have(type) && types.Have(method))
                return types;
        }

        return null;
    }

    /// <summary>Whether a method of any type waits for a key, as a console of a library does.</summary>
    private static bool WaitsForKey(IMethodSymbol method)
    {
        if (method.Name is not (ReadKey or ReadKeyAsync))
            return false;
        var type = method.ReturnType as INamedTypeSymbol;
        while (type is { TypeArguments.Length: 1 })
            type = type.TypeArguments[0] as INamedTypeSymbol;
        return type is { Name: "ConsoleKeyInfo" } && type.IsIn("System");
    }

    /// <summary>
    /// Whether such a method looks for matches of a regular expression or serializes an object, which costs a hundredth of what most of the others do.
    /// </summary>
    public static bool AreModerate(IMethodSymbol method) => method.MethodKind != MethodKind.Constructor && RowOf(method) is { IsModerate: true };

    /// <summary>Whether such a method makes or reads the text or bytes of an object.</summary>
    public static bool Serialize(IMethodSymbol method) => method.ContainingType is { Name: "JsonSerializer" or "JsonConvert" };

    /// <summary>Whether such a method does nothing but let time pass.</summary>
    public static bool Pause(IMethodSymbol method) => method.MethodKind != MethodKind.Constructor && RowOf(method) is { Pauses: true };

    /// <summary>Whether the name of a call lets it be one of a method that does nothing but let time pass.</summary>
    public static bool MayPause(InvocationExpressionSyntax call) => CalledName.Of(call) is { } name && PauseNames.Contains(name.Identifier.ValueText);

    /// <summary>
    /// Whether such a method costs a thousand times as much as a question to reflection: it makes code at run time, starts a process, or waits for the network
    /// or for time to pass.
    /// </summary>
    public static bool OutweighReflection(IMethodSymbol method) => RowOf(method) is { OutweighsReflection: true };

    /// <summary>
    /// Whether what does such work on each call runs rarely: it starts a process, or asks what types and members there are, rather than making or running one
    /// of them.
    /// </summary>
    public static bool AreForRareMembers(IMethodSymbol method) => method.ContainingType switch
    {
        { Name: "Process" } type when type.IsIn("System.Diagnostics") => true,
        { } type when type.IsUnder("System.Reflection") || (type.Name == nameof(Type) && type.IsIn("System")) =>
            method.Name is not ("GetValue" or "SetValue" or "Invoke" or "InvokeMember" or "CreateDelegate"),
        _ => false,
    };

    /// <summary>
    /// Whether such a method is told which file or directory it is about: one with a constant name is a part of the program's set-up. The lines of a file are
    /// data, whatever its name.
    /// </summary>
    public static bool TakePath(IMethodSymbol method) =>
        method.Name is not ("ReadLines" or "ReadAllLines")
        && method.ContainingType is { Name: "File" or "Directory" or "FileStream" } type && type.IsIn("System.IO")
        && method.Parameters.FirstOrDefault() is { Type.SpecialType: SpecialType.System_String };

    /// <summary>The expression that a call or creation passes first; null where it passes none.</summary>
    public static ExpressionSyntax? FirstArgumentOf(ExpressionSyntax call)
    {
        var arguments = call switch
        {
            InvocationExpressionSyntax invocation => invocation.ArgumentList,
            BaseObjectCreationExpressionSyntax creation => creation.ArgumentList,
            _ => null,
        };
        return arguments is { Arguments: { Count: > 0 } given } ? given[0].Expression : null;
    }

    /// <summary>How messages name such a method: "Type.Method", "Type.Property" or "new Type".</summary>
    public static string NameOf(IMethodSymbol method) =>
        method.MethodKind == MethodKind.Constructor ? "new " + method.ContainingType.Name
        : method.ContainingType.Name + "." + (method.AssociatedSymbol ?? method).Name;

    /// <summary>A row of the table: some types, and which of their methods are heavy.</summary>
    /// <param name="Namespace">Their namespace.</param>
    /// <param name="Names">Their names; empty for all types of the namespace and of those in it.</param>
    private sealed record HeavyTypes(string Namespace, params string[] Names)
    {
        /// <summary>A namespace in the namespace whose types are not among them.</summary>
        public string? Apart { get; init; }

        /// <summary>Whether all methods are heavy, but for the <see cref="Light"/> ones.</summary>
        public bool IsWhole { get; init; }

        /// <summary>Whether an object of them is heavy to make.</summary>
        public bool IsMade { get; init; }

        /// <summary>Whether its methods cost more than most allocations, but far less than what the others do.</summary>
        public bool IsModerate { get; init; }

        /// <summary>Whether its methods let time pass.</summary>
        public bool Pauses { get; init; }

        /// <summary>Whether its methods cost far more than reflection.</summary>
        public bool OutweighsReflection { get; init; }

        /// <summary>Properties that ask the system where the object is new.</summary>
        public string[] Properties { get; init; } = [];

        /// <summary>Heavy methods that are noticed by their name alone.</summary>
        public string[] Methods { get; init; } = [];

        /// <summary>Heavy methods that are noticed by the type before their name.</summary>
        public string[] OfType { get; init; } = [];

        /// <summary>Heavy methods that are noticed by their name where they are given a lambda.</summary>
        public string[] WithLambda { get; init; } = [];

        /// <summary>Further types, before whose methods' names something heavy is noticed.</summary>
        public string[] Words { get; init; } = [];

        /// <summary>Methods that are not heavy where the others are.</summary>
        public string[] Light { get; init; } = [];

        /// <summary>The names of types that give a call or creation away.</summary>
        public IEnumerable<string> NoticedBy => IsMade || OfType.Length > 0 || (IsWhole && Methods.Length == 0) ? Words.Concat(Names) : Words;

        public bool Have(INamedTypeSymbol type) => Names.Length == 0
            ? type.IsUnder(Namespace) && (Apart is null || !type.IsUnder(Apart))
            : Array.IndexOf(Names, type.Name) >= 0 && type.IsNamedIn(Namespace);

        public bool Have(IMethodSymbol method) => method.MethodKind == MethodKind.Constructor ? IsMade
            : method.AssociatedSymbol is IPropertySymbol property && Properties.Length > 0 ? Array.IndexOf(Properties, property.Name) >= 0
            : IsWhole ? Array.IndexOf(Light, method.Name) < 0
            : Array.IndexOf(Methods, method.Name) >= 0 || Array.IndexOf(OfType, method.Name) >= 0
                || Array.IndexOf(WithLambda, method.Name) >= 0;
    }
}
