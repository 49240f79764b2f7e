using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Determines how large the result of a call can be: of the library's bounding functions, and of source methods, each of whose results is bounded.
/// </summary>
internal static class CallBounds
{
    /// <summary>The largest result of <paramref name="call"/>; null where nothing bounds it.</summary>
    public static long? Of(InvocationExpressionSyntax call, UpperBounds bounds)
    {
        if (bounds.Model.GetSymbolInfo(call, bounds.CancellationToken).Symbol is not IMethodSymbol { ContainingType: { } type } method)
            return null;
        var arguments = call.ArgumentList.Arguments;
        if (method is { MethodKind: MethodKind.LocalFunction } || !method.DeclaringSyntaxReferences.IsEmpty)
            return OfResults(method, bounds, static (ofTree, result) => ofTree.Of(result));
        return (type.Name, method.Name, arguments.Count) switch
        {
            (_, "Min", 2) when method.IsStatic => UpperBounds.Least(bounds.Of(arguments[0].Expression), bounds.Of(arguments[1].Expression)),
            (_, "Max", 2) when method.IsStatic => UpperBounds.Greatest(bounds.Of(arguments[0].Expression), bounds.Of(arguments[1].Expression)),
            (_, "Clamp", 3) when method.IsStatic => UpperBounds.Least(bounds.Of(arguments[0].Expression), bounds.Of(arguments[2].Expression)),
            ("BitOperations", "Log2" or "PopCount" or "LeadingZeroCount" or "TrailingZeroCount", _) => 64,
            ("Unsafe" or "Marshal", "SizeOf", _) =>
                method is { TypeArguments.Length: 1 } && AllocationSize.OfValue(method.TypeArguments[0]) is { } size ? size : UpperBounds.SomeLimit,
            (_, "GetMaxByteCount", 1) => Times(bounds.Of(arguments[0].Expression) + 1, 4),
            (_, "GetMaxCharCount", 1) => bounds.Of(arguments[0].Expression) + 1,
            (_, "GetByteCount", 1) => Times(bounds.OfWhole(arguments[0].Expression), 4),
            (_, "GetCharCount", 1) => bounds.OfWhole(arguments[0].Expression),
            ("Base64" or "Base64Url", _, 1) => Times(bounds.Of(arguments[0].Expression) + 4, 2),
            ("Random", "Next", 1 or 2) or ("RandomNumberGenerator", "GetInt32", 1 or 2) => bounds.Of(arguments[arguments.Count - 1].Expression),
            (_, "IndexOf" or "LastIndexOf" or "IndexOfAny" or "LastIndexOfAny" or "IndexOfAnyExcept" or "CommonPrefixLength", _)
                when call.Expression is MemberAccessExpressionSyntax access =>
                bounds.OfLength(access.Expression),
            _ => Filled(method, arguments) is { } buffer ? bounds.OfWhole(buffer) : null,
        };
    }

    /// <summary>
    /// The one span that a method of the framework can fill and whose count of filled elements it returns: what fills a span returns no more than its length.
    /// </summary>
    private static ExpressionSyntax? Filled(IMethodSymbol method, SeparatedSyntaxList<ArgumentSyntax> arguments)
    {
        if (method.ReturnType.SpecialType != SpecialType.System_Int32 || !method.ContainingType.IsOfFramework() || arguments.Count > method.Parameters.Length
            || method.ContainingType.Name == "MemoryExtensions")
        {
            return null;
        }

        var filled = default(ExpressionSyntax);
        for (var i = 0; i < arguments.Count; i++)
        {
            if (arguments[i].NameColon is not null)
                return null;
            if (method.Parameters[i].Type is not INamedTypeSymbol { Name: "Span", Arity: 1 } type || !type.IsIn("System"))
                continue;
            if (filled is not null)
                return null;
            filled = arguments[i].Expression;
        }

        return filled;
    }

    private static long? Times(long? value, long factor) => value is { } known ? known * factor : null;

    /// <summary>
    /// The greatest of what is asked of each result of a method in source; null where one has no bound, where another method may run, or where the method
    /// is being looked at already.
    /// </summary>
    public static long? OfResults(IMethodSymbol method, UpperBounds bounds, Func<UpperBounds, ExpressionSyntax, long?> of)
    {
        method = method.OriginalDefinition;
        if (method.IsVirtual || method.IsAbstract || method.IsOverride || method.DeclaringSyntaxReferences.Length != 1 || !bounds.InProgress.Add(method))
            return null;
        try
        {
            var declaration = method.DeclaringSyntaxReferences[0].GetSyntax(bounds.CancellationToken);
            if (bounds.For(declaration.SyntaxTree) is not { } ofTree)
                return null;
            var greatest = default(long?);
            foreach (var result in Results(declaration))
            {
                if (of(ofTree, result) is not { } bound)
                    return null;
                greatest = Math.Max(greatest ?? bound, bound);
            }

            return greatest;
        }
        finally
        {
            bounds.InProgress.Remove(method);
        }
    }

    /// <summary>The one expression that a method, accessor or property returns; null where it does more.</summary>
    public static ExpressionSyntax? Result(SyntaxNode declaration) => declaration switch
    {
        MethodDeclarationSyntax { ExpressionBody: { } arrow } => arrow.Expression,
        LocalFunctionStatementSyntax { ExpressionBody: { } arrow } => arrow.Expression,
        PropertyDeclarationSyntax { ExpressionBody: { } arrow } => arrow.Expression,
        AccessorDeclarationSyntax { ExpressionBody: { } arrow } => arrow.Expression,
        MethodDeclarationSyntax { Body: { } body } => Returned(body),
        LocalFunctionStatementSyntax { Body: { } body } => Returned(body),
        AccessorDeclarationSyntax { Body: { } body } => Returned(body),
        _ => null,
    };

    /// <summary>The one expression that a computed property returns; null where its getter does more, or has no body.</summary>
    public static ExpressionSyntax? ValueOf(PropertyDeclarationSyntax property)
    {
        var getter = property.AccessorList?.Accessors.FirstOrDefault(static accessor => accessor.IsKind(SyntaxKind.GetAccessorDeclaration));
        return Result(property) ?? (getter is null ? null : Result(getter));
    }

    /// <summary>What a method may return: its one expression, or that of each <c>return</c>.</summary>
    public static IEnumerable<ExpressionSyntax> Results(SyntaxNode declaration)
    {
        if (Result(declaration) is { } single)
        {
            yield return single;
            yield break;
        }

        foreach (var node in MemberIndex.Own(FlowNode.Return, declaration))
        {
            if (node is ReturnStatementSyntax { Expression: { } expression })
                yield return expression;
        }
    }

    private static ExpressionSyntax? Returned(BlockSyntax body) =>
        body.Statements.Count == 1 && body.Statements[0] is ReturnStatementSyntax { Expression: { } expression } ? expression : null;
}
