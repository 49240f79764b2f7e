using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Flow.Calls;

/// <summary>
/// The functions of one file with the names that their code mentions. Purely syntactic, and kept with the tree: an editor that changes one
/// file keeps the index of all others.
/// </summary>
internal sealed class SourceFunctions
{
    private static readonly ConditionalWeakTable<SyntaxTree, SourceFunctions> OfTrees = new();

    private readonly Dictionary<TextSpan, SourceFunction> _bySpan = [];

    private SourceFunctions(SyntaxTree tree, SyntaxNode root) => Add(tree, root);

    /// <summary>All functions of the file.</summary>
    public IReadOnlyCollection<SourceFunction> All => _bySpan.Values;

    /// <summary>The names that stand for functions without calling them: what may become a delegate.</summary>
    public HashSet<string> Groups { get; } = new(StringComparer.Ordinal);

    /// <summary>What other names the aliases of the file stand for.</summary>
    public List<(string Alias, string Name)> Aliases { get; } = [];

    /// <summary>The index of a file, made on first use.</summary>
    public static SourceFunctions Of(SyntaxTree tree, CancellationToken cancellationToken)
    {
        if (OfTrees.TryGetValue(tree, out var known))
            return known;
        var root = tree.GetRoot(cancellationToken);
        return OfTrees.GetValue(tree, key => new SourceFunctions(key, root));
    }

    /// <summary>The function that a node declares; null for other nodes.</summary>
    public SourceFunction? At(SyntaxNode node) => _bySpan.TryGetValue(node.Span, out var function) ? function : null;

    /// <summary>
    /// Whether a node is a function with code of its own. The initializers of fields and properties are one function of their type, which
    /// each of its constructors runs.
    /// </summary>
    public static bool IsFunction(SyntaxNode node) => node switch
    {
        AnonymousFunctionExpressionSyntax or TypeDeclarationSyntax => true,
        LocalFunctionStatementSyntax local => local.Body is not null || local.ExpressionBody is not null,
        BaseMethodDeclarationSyntax method => method.Body is not null || method.ExpressionBody is not null,
        AccessorDeclarationSyntax accessor => accessor.Body is not null || accessor.ExpressionBody is not null,
        ArrowExpressionClauseSyntax arrow => arrow.Parent is BasePropertyDeclarationSyntax,
        _ => false,
    };

    /// <summary>Collects the names of a file. Its own stack, because generated code nests expressions deeper than a thread's stack allows.</summary>
    private void Add(SyntaxTree tree, SyntaxNode root)
    {
        var open = new Stack<(SyntaxNode Node, SourceFunction? Function)>();
        open.Push((root, null));
        while (open.Count > 0)
        {
            var (node, function) = open.Pop();
            if (IsFunction(node))
                _bySpan[node.Span] = function = new SourceFunction(tree, node);
            else if (node is UsingDirectiveSyntax { Alias: { } alias } directive)
                AddAlias(alias.Name.Identifier.ValueText, directive);
            else if (node is MethodDeclarationSyntax { AttributeLists.Count: > 0 } accessor && accessor.Modifiers.Any(SyntaxKind.ExternKeyword))
                AddAccessed(accessor);
            else if (node is YieldStatementSyntax && function is not null)
                function.IsIterator = true;
            else if (node is SimpleNameSyntax name)
                Mention(name, function);
            foreach (var child in node.ChildNodes())
                open.Push((child, function));
        }
    }

    private void AddAlias(string alias, UsingDirectiveSyntax directive)
    {
        foreach (var node in directive.DescendantNodes())
        {
            if (node is SimpleNameSyntax name && name.Identifier.ValueText != alias)
                Aliases.Add((alias, name.Identifier.ValueText));
        }
    }

    /// <summary>Adds the member that an attribute names as the one which an extern method stands for.</summary>
    private void AddAccessed(MethodDeclarationSyntax accessor)
    {
        foreach (var list in accessor.AttributeLists)
        {
            foreach (var node in list.DescendantNodes())
            {
                if (node is LiteralExpressionSyntax { Token.Value: string name })
                    Aliases.Add((accessor.Identifier.ValueText, SourceFunction.PropertyOf(name)));
            }
        }
    }

    private void Mention(SimpleNameSyntax name, SourceFunction? function)
    {
        var text = name.Identifier.ValueText;
        function?.Mentions.Add(text);
        SyntaxNode called = name.Parent is MemberAccessExpressionSyntax access && access.Name == name ? access : name;
        if (called.Parent is not (InvocationExpressionSyntax or MemberAccessExpressionSyntax or ObjectCreationExpressionSyntax or TypeSyntax or BaseTypeSyntax
            or VariableDeclarationSyntax or ParameterSyntax))
        {
            Groups.Add(text);
        }
    }
}

/// <summary>One function of a file.</summary>
internal sealed class SourceFunction
{
    /// <summary>The name of all operators and conversions.</summary>
    public const string OperatorName = "operator";

    /// <summary>The name of all indexers.</summary>
    public const string IndexerName = "this[]";

    private readonly SyntaxTree _tree;
    private readonly TextSpan _span;

    public SourceFunction(SyntaxTree tree, SyntaxNode node)
    {
        _tree = tree;
        _span = node.Span;
        Name = NameOf(node);
        Parameters = ParametersOf(node);
        IsLambda = node is AnonymousFunctionExpressionSyntax;
        IsMethod = node is MethodDeclarationSyntax or LocalFunctionStatementSyntax;
        IsAsync = node switch
        {
            MethodDeclarationSyntax method => method.Modifiers.Any(SyntaxKind.AsyncKeyword),
            LocalFunctionStatementSyntax local => local.Modifiers.Any(SyntaxKind.AsyncKeyword),
            AnonymousFunctionExpressionSyntax lambda => lambda.AsyncKeyword.IsKind(SyntaxKind.AsyncKeyword),
            _ => false,
        };
        IsInExtensionBlock = node.Parent is TypeDeclarationSyntax { Identifier.ValueText: "" };
        RunsUnnamed = IsLambda || IsAsync || IsUnnamed(node);
    }

    /// <summary>The name by which code calls it; null for what has none.</summary>
    public string? Name { get; }

    /// <summary>Whether it is a member of an extension block, whose receiver is a parameter of a delegate.</summary>
    public bool IsInExtensionBlock { get; }

    /// <summary>The name of the property that a name of an accessor belongs to; any other name as it is.</summary>
    public static string PropertyOf(string name) =>
        name.StartsWith("get_", StringComparison.Ordinal) || name.StartsWith("set_", StringComparison.Ordinal) ? name.Substring(4) : name;

    /// <summary>The number of its parameters; null where it takes any, as a <c>delegate { }</c> does.</summary>
    public int? Parameters { get; }

    public bool IsLambda { get; }

    /// <summary>Whether it may go on where a task that it waits for is completed.</summary>
    public bool IsAsync { get; }

    /// <summary>Whether its name alone can stand for a delegate.</summary>
    public bool IsMethod { get; }

    /// <summary>Whether it runs piece by piece while its result is enumerated.</summary>
    public bool IsIterator { get; set; }

    /// <summary>Whether it can run where no code names it: as a delegate, as an operator, or because a framework or a statement calls it.</summary>
    public bool RunsUnnamed { get; }

    /// <summary>The names that its code mentions.</summary>
    public HashSet<string> Mentions { get; } = new(StringComparer.Ordinal);

    public SyntaxTree Tree => _tree;

    /// <summary>The declaration.</summary>
    public SyntaxNode Node(CancellationToken cancellationToken)
    {
        var node = _tree.GetRoot(cancellationToken).FindNode(_span, getInnermostNodeForTie: true);
        while (!SourceFunctions.IsFunction(node) && node.Parent is { } parent && parent.Span == _span)
            node = parent;
        return node;
    }

    private static string? NameOf(SyntaxNode node) => node switch
    {
        MethodDeclarationSyntax method => method.Identifier.ValueText,
        LocalFunctionStatementSyntax local => local.Identifier.ValueText,
        BaseTypeDeclarationSyntax type => type.Identifier.ValueText,
        ConstructorDeclarationSyntax constructor => constructor.Identifier.ValueText,
        OperatorDeclarationSyntax or ConversionOperatorDeclarationSyntax => OperatorName,
        AccessorDeclarationSyntax { Parent.Parent: { } owner } => MemberName(owner),
        ArrowExpressionClauseSyntax { Parent: { } owner } => MemberName(owner),
        _ => null,
    };

    private static string? MemberName(SyntaxNode owner) => owner switch
    {
        PropertyDeclarationSyntax property => property.Identifier.ValueText,
        EventDeclarationSyntax declared => declared.Identifier.ValueText,
        IndexerDeclarationSyntax => IndexerName,
        _ => null,
    };

    private static int? ParametersOf(SyntaxNode node) => node switch
    {
        SimpleLambdaExpressionSyntax => 1,
        ParenthesizedLambdaExpressionSyntax lambda => lambda.ParameterList.Parameters.Count,
        AnonymousMethodExpressionSyntax method => method.ParameterList?.Parameters.Count,
        BaseMethodDeclarationSyntax method => method.ParameterList.Parameters.Count,
        LocalFunctionStatementSyntax local => local.ParameterList.Parameters.Count,
        _ => 0,
    };

    private static bool IsUnnamed(SyntaxNode node)
    {
        var member = node is AccessorDeclarationSyntax { Parent.Parent: { } owner } ? owner : node is ArrowExpressionClauseSyntax ? node.Parent! : node;
        return member switch
        {
            // `new()` and a constructor of a derived class name no constructor.
            ConstructorDeclarationSyntax or TypeDeclarationSyntax or OperatorDeclarationSyntax or ConversionOperatorDeclarationSyntax => true,
            IndexerDeclarationSyntax => true,
            MethodDeclarationSyntax { ExplicitInterfaceSpecifier: not null } or PropertyDeclarationSyntax { ExplicitInterfaceSpecifier: not null } => true,
            MethodDeclarationSyntax method => IsUnnamed(method.Identifier.ValueText, method.Modifiers, method) || MayBuildCollections(method),
            // The methods that the compiler writes for a record read its properties.
            PropertyDeclarationSyntax { Parent: RecordDeclarationSyntax } => true,
            PropertyDeclarationSyntax property => IsUnnamed(property.Identifier.ValueText, property.Modifiers, property),
            _ => false,
        };
    }

    /// <summary>Whether a method has the shape of one that an attribute names for collection expressions.</summary>
    private static bool MayBuildCollections(MethodDeclarationSyntax method) =>
        method.Modifiers.Any(SyntaxKind.StaticKeyword) && method.ParameterList.Parameters.LastOrDefault()?.Type
            is GenericNameSyntax { Identifier.ValueText: "ReadOnlySpan" }
            or QualifiedNameSyntax { Right.Identifier.ValueText: "ReadOnlySpan" };

    /// <summary>Whether a member may implement an interface or override a method, or is one that statements find by its name.</summary>
    private static bool IsUnnamed(string name, SyntaxTokenList modifiers, SyntaxNode member) =>
        modifiers.Any(SyntaxKind.OverrideKeyword)
        || (modifiers.Any(SyntaxKind.PublicKeyword) && member.Parent is BaseTypeDeclarationSyntax { BaseList: not null })
        || (member.Parent is TypeDeclarationSyntax type && (IsOfBuilder(name, type) || (Unions.IsAsked(name) && Unions.IsMarked(type))))
        || name is "GetEnumerator" or "GetAsyncEnumerator" or "MoveNext" or "MoveNextAsync" or "Current" or "Dispose" or "DisposeAsync"
            or "GetAwaiter" or "IsCompleted" or "GetResult" or "OnCompleted" or "UnsafeOnCompleted" or "Deconstruct" or "Add" or "Slice" or "Length"
            or "Count" or "GetPinnableReference" or "AppendLiteral" or "AppendFormatted"
            or "ToString" or "Equals" or "GetHashCode" or "CompareTo" or "PrintMembers"
            or "Select" or "SelectMany" or "Where" or "OrderBy" or "OrderByDescending" or "ThenBy" or "ThenByDescending"
            or "GroupBy" or "Join" or "GroupJoin" or "Cast";

    /// <summary>Whether a name is that of a member by which the compiler drives an asynchronous method, in a type that has them.</summary>
    private static bool IsOfBuilder(string name, TypeDeclarationSyntax type) =>
        name is "Create" or "Start" or "Task" or "SetResult" or "SetException" or "SetStateMachine" or "AwaitOnCompleted" or "AwaitUnsafeOnCompleted"
        && type.Members.Any(static member => member is MethodDeclarationSyntax { Identifier.ValueText: "SetStateMachine" });
}
