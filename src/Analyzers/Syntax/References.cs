using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Syntax;

/// <summary>Finds where the code of one function names a local or parameter, and what encloses a place.</summary>
internal static class References
{
    // The names that the functions in a function mention.
    private static readonly ConditionalWeakTable<SyntaxNode, HashSet<string>> NestedNames = new();

    /// <summary>Every name in <paramref name="scope"/> that means <paramref name="variable"/>, in source order.</summary>
    public static IEnumerable<IdentifierNameSyntax> To(ISymbol variable, SyntaxNode scope, SemanticModel model, CancellationToken cancellationToken)
    {
        // A local cannot be named outside the statements that it is declared among; others of its name may be.
        var within = variable is ILocalSymbol { DeclaringSyntaxReferences: { Length: 1 } declared } && declared[0].SyntaxTree == scope.SyntaxTree
            ? ScopeOf(declared[0].GetSyntax(cancellationToken))
            : scope;
        var isOnlyOne = MemberIndex.IsDeclaredOnce(variable, scope, cancellationToken);
        foreach (var name in MemberIndex.Names(variable.Name, scope, within.SpanStart, within.Span.End))
        {
            if ((isOnlyOne && IsValue(name, variable))
                || (MayBeVariable(name) && SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(name, cancellationToken).Symbol, variable)))
            {
                yield return name;
            }
        }
    }

    /// <summary>The expression that a name ends: <c>x.Name</c>, the <c>.Name</c> of <c>x?.Name</c>, or the name alone.</summary>
    public static ExpressionSyntax Whole(IdentifierNameSyntax name) => name.Parent switch
    {
        MemberAccessExpressionSyntax access when access.Name == name => access,
        MemberBindingExpressionSyntax binding => binding,
        _ => name,
    };

    /// <summary>What uses the value of an expression: the node around it and the parentheses and <c>!</c> that may stand around it.</summary>
    public static SyntaxNode? UserOf(ExpressionSyntax expression)
    {
        var user = expression.Parent;
        while (user is ParenthesizedExpressionSyntax or PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression })
            user = user.Parent;
        return user;
    }

    /// <summary>The node in which a local that is declared at <paramref name="declaration"/> can be named.</summary>
    public static SyntaxNode ScopeOf(SyntaxNode declaration)
    {
        for (var node = declaration.Parent; node is not null; node = node.Parent)
        {
            if (node is BlockSyntax or SwitchStatementSyntax or ForStatementSyntax or CompilationUnitSyntax
                or MemberDeclarationSyntax and not GlobalStatementSyntax or AnonymousFunctionExpressionSyntax)
            {
                return node;
            }
        }

        return declaration;
    }

    /// <summary>
    /// The innermost lambda, local function or member around a place: what a stack frame belongs to. Top-level statements belong to the
    /// compilation unit.
    /// </summary>
    public static SyntaxNode FunctionOf(SyntaxNode place)
    {
        var node = Spines.Top(place);
        while (node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or AccessorDeclarationSyntax or CompilationUnitSyntax)
               && (node is not MemberDeclarationSyntax || node is GlobalStatementSyntax) && node.Parent is { } parent)
        {
            node = Spines.Top(parent);
        }

        return node;
    }

    /// <summary>
    /// The innermost method, accessor, property, local function or lambda that a node is in; null outside any, as in the initialiser of a field.
    /// </summary>
    public static SyntaxNode? FunctionAround(SyntaxNode node) =>
        node.Parent is { } outer
        && FunctionOf(outer) is (BaseMethodDeclarationSyntax or BasePropertyDeclarationSyntax or AccessorDeclarationSyntax or LocalFunctionStatementSyntax
            or AnonymousFunctionExpressionSyntax) and var function
            ? function
            : null;

    /// <summary>Whether a lambda, local function or query clause lies between <paramref name="scope"/> and <paramref name="place"/>.</summary>
    public static bool IsInNestedFunction(SyntaxNode place, SyntaxNode scope)
    {
        for (var node = place.Parent; node is not null && node != scope; node = node.Parent)
        {
            if (IsNestedFunction(node))
                return true;
        }

        return false;
    }

    private static bool IsNestedFunction(SyntaxNode node) =>
        node is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or QueryExpressionSyntax;

    /// <summary>Whether a symbol is a parameter of a primary constructor, which members read and write as a field.</summary>
    public static bool IsOfPrimaryConstructor(ISymbol symbol) =>
        symbol is { Kind: SymbolKind.Parameter, ContainingSymbol: not IMethodSymbol { MethodKind: MethodKind.Ordinary } }
        && symbol.DeclaringSyntaxReferences is { Length: > 0 } declared && declared[0].GetSyntax() is ParameterSyntax { Parent.Parent: TypeDeclarationSyntax };

    /// <summary>Whether a lambda, local function or member shares a local or parameter, so that code elsewhere may read and write it.</summary>
    public static bool IsCaptured(IdentifierNameSyntax name, ISymbol variable, CancellationToken cancellationToken)
    {
        if (variable.DeclaringSyntaxReferences.Length != 1 || IsOfPrimaryConstructor(variable))
            return true;
        var function = FunctionOf(variable.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken));
        if (FunctionOf(name) != function)
            return true;
        return NestedNames.GetValue(function, static key => NamesInNestedFunctions(key)).Contains(variable.Name);
    }

    private static HashSet<string> NamesInNestedFunctions(SyntaxNode function)
    {
        var names = new HashSet<string>(StringComparer.Ordinal);
        foreach (var nested in function.DescendantNodes(node => node == function || !IsNestedFunction(node)))
        {
            if (!IsNestedFunction(nested))
                continue;
            foreach (var node in nested.DescendantNodes())
            {
                if (node is IdentifierNameSyntax name)
                    names.Add(name.Identifier.ValueText);
            }
        }

        return names;
    }

    /// <summary>Whether a function's body suspends: it is async or an iterator.</summary>
    public static bool Suspends(SyntaxNode function) => function switch
    {
        AnonymousFunctionExpressionSyntax lambda => lambda.AsyncKeyword.IsKind(SyntaxKind.AsyncKeyword),
        LocalFunctionStatementSyntax local => local.Modifiers.Any(SyntaxKind.AsyncKeyword) || SuspendsWithin(function),
        MethodDeclarationSyntax method => method.Modifiers.Any(SyntaxKind.AsyncKeyword) || SuspendsWithin(function),
        _ => SuspendsWithin(function),
    };

    /// <summary>Whether a node suspends the function that it belongs to.</summary>
    public static bool IsSuspension(SyntaxNode node) => node switch
    {
        AwaitExpressionSyntax or YieldStatementSyntax => true,
        CommonForEachStatementSyntax loop => loop.AwaitKeyword.IsKind(SyntaxKind.AwaitKeyword),
        LocalDeclarationStatementSyntax local => local.AwaitKeyword.IsKind(SyntaxKind.AwaitKeyword),
        UsingStatementSyntax statement => statement.AwaitKeyword.IsKind(SyntaxKind.AwaitKeyword),
        _ => false,
    };

    /// <summary>The nodes of a function that run in its own frame: not those of nested lambdas and local functions.</summary>
    public static IEnumerable<SyntaxNode> OwnNodes(SyntaxNode function) => OwnNodes(function, function.FullSpan);

    /// <summary>
    /// Those of such nodes that stand in a part of the function, or reach into it. The statements before the part are not gone through.
    /// </summary>
    public static IEnumerable<SyntaxNode> OwnNodes(SyntaxNode function, TextSpan part)
    {
        var open = new Stack<IEnumerator<SyntaxNode>>();
        open.Push(ChildrenIn(function, part).GetEnumerator());
        while (open.Count > 0)
        {
            if (!open.Peek().MoveNext())
            {
                open.Pop();
                continue;
            }

            var node = open.Peek().Current;
            yield return node;
            if (node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax))
                open.Push(ChildrenIn(node, part).GetEnumerator());
        }
    }

    private static IEnumerable<SyntaxNode> ChildrenIn(SyntaxNode node, TextSpan part)
    {
        if (node is BlockSyntax { Statements: var statements })
        {
            for (var i = Statements.FirstEndingAfter(statements, part.Start); i < statements.Count && statements[i].FullSpan.Start < part.End; i++)
                yield return statements[i];
            yield break;
        }

        foreach (var child in node.ChildNodes())
        {
            if (child.FullSpan.OverlapsWith(part))
                yield return child;
        }
    }

    private static bool SuspendsWithin(SyntaxNode function) => !MemberIndex.Own(FlowNode.Suspension, function).IsEmpty;

    /// <summary>
    /// Whether a name that only one variable has stands where nothing but a value can. To bind a name takes time that grows with the depth of the
    /// expression around it.
    /// </summary>
    private static bool IsValue(IdentifierNameSyntax name, ISymbol variable) => name.Parent switch
    {
        BinaryExpressionSyntax binary => binary.Left == name || !binary.IsKind(SyntaxKind.IsExpression) && !binary.IsKind(SyntaxKind.AsExpression),
        ArgumentSyntax argument => argument.NameColon is null,
        MemberAccessExpressionSyntax access => access.Expression == name && TypeOf(variable)?.Name != name.Identifier.ValueText,
        ElementAccessExpressionSyntax or ReturnStatementSyntax or EqualsValueClauseSyntax or PostfixUnaryExpressionSyntax or InterpolationSyntax => true,
        _ => false,
    };

    // Where a variable has the name of its type, `Name.Member` may be a member of either.
    private static ITypeSymbol? TypeOf(ISymbol variable) => (variable as ILocalSymbol)?.Type ?? (variable as IParameterSymbol)?.Type;

    // `x.name`, `name: value` and `name = value` of an object initialiser never mean a local.
    private static bool MayBeVariable(IdentifierNameSyntax name) => name.Parent switch
    {
        MemberAccessExpressionSyntax access => access.Name != name,
        NameColonSyntax or MemberBindingExpressionSyntax or QualifiedNameSyntax => false,
        _ => true,
    };
}
