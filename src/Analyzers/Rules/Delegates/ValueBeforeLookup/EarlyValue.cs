using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates.ValueBeforeLookup;

/// <summary>An object that is made to be given to a lookup, which drops it where it finds another.</summary>
/// <param name="Creation">What makes the object.</param>
/// <param name="Call">The lookup.</param>
/// <param name="Argument">The argument that is the object.</param>
internal sealed record EarlyValue(IOperation Creation, IInvocationOperation Call, IArgumentOperation Argument)
{
    // How many statements after a TryAdd are looked at for the element of the key.
    private const int NextStatements = 3;

    /// <summary>The overload that takes a factory in the place of the object; null for a <c>TryAdd</c>.</summary>
    public IMethodSymbol? Factory { get; private init; }

    /// <summary>Whether the object is made of variables, which a factory would capture or be given.</summary>
    public bool NeedsState { get; private init; }

    /// <summary>Whether no code can tell when the object is made, or that it is not.</summary>
    public bool IsPlain { get; private init; }

    /// <summary>The key of a <c>TryAdd</c>.</summary>
    public IArgumentOperation Key => CalledMethod.ArgumentOf(Call, Argument.Parameter!.Ordinal - 1)!;

    /// <summary>Whether an operation may be such an object. Cheap enough for every creation.</summary>
    public static bool MayBe(IOperation operation) =>
        operation.Type is { IsReferenceType: true }
        && operation.Around(Through.BuiltInImplicit).Parent is IArgumentOperation
        {
            ArgumentKind: ArgumentKind.Explicit,
            Parameter: { RefKind: RefKind.None, OriginalDefinition: var parameter },
            Parent: IInvocationOperation { TargetMethod: { Parameters.Length: > 1 } method } call,
        }
        && (IsAdding(method) ? parameter.Ordinal == method.Parameters.Length - 1 && call.Parent is IExpressionStatementOperation
            : method.ReturnsVoid is false && call.Parent is not IExpressionStatementOperation
                && SymbolEqualityComparer.Default.Equals(parameter.Type, method.OriginalDefinition.ReturnType));

    /// <summary>The object that an operation makes before a lookup; null where it is needed, or where nothing else can be called.</summary>
    public static EarlyValue? Of(IOperation creation, CancellationToken cancellationToken)
    {
        if (!MayBe(creation))
            return null;
        var argument = (IArgumentOperation)creation.Around(Through.BuiltInImplicit).Parent!;
        var value = new EarlyValue(creation, (IInvocationOperation)argument.Parent!, argument);
        var receiver = value.ReceiverName();
        if (receiver is null || IsBehindLookup(value.Call.Syntax, receiver))
            return null;
        var compilation = creation.SemanticModel!.Compilation;
        var factory = default(IMethodSymbol);
        if (!IsAdding(value.Call.TargetMethod))
        {
            factory = FactoryOverloads.Find(argument.Parameter!, compilation);
            if (factory is null || !compilation.IsSymbolAccessibleWithin(factory, TypeAround(creation)))
                return null;
        }
        else if (!value.IsUsedNext())
        {
            return null;
        }

        return value with
        {
            Factory = factory,
            NeedsState = factory is not null && UsesVariables(creation),
            IsPlain = new PlainCreations(compilation, cancellationToken).Are(creation),
        };
    }

    /// <summary>Whether a method adds a value for a key that has none, and else does nothing.</summary>
    private static bool IsAdding(IMethodSymbol method) =>
        method is { Name: "TryAdd", ReturnType.SpecialType: SpecialType.System_Boolean } && method.Parameters.Length == (method.IsExtensionMethod ? 3 : 2);

    private static ISymbol TypeAround(IOperation place) =>
        place.SemanticModel!.GetEnclosingSymbol(place.Syntax.SpanStart)?.ContainingType ?? (ISymbol)place.SemanticModel.Compilation.Assembly;

    /// <summary>The name of what is looked in; null where it has none.</summary>
    private string? ReceiverName()
    {
        var receiver = Call.Instance ?? (Call.Arguments.IsEmpty ? null : CalledMethod.ArgumentOf(Call, 0)?.Value);
        return receiver?.Inside(Through.BuiltInImplicit) switch
        {
            ILocalReferenceOperation { Local.Name: var name } => name,
            IParameterReferenceOperation { Parameter.Name: var name } => name,
            IMemberReferenceOperation { Member.Name: var name } => name,
            IInstanceReferenceOperation => "this",
            _ => null,
        };
    }

    /// <summary>Whether a call is reached only where a question to the same table, in a condition around it or before it, had an answer.</summary>
    private static bool IsBehindLookup(SyntaxNode call, string receiver)
    {
        for (var node = call; node.Parent is { } parent and not (MemberDeclarationSyntax and not GlobalStatementSyntax); node = parent)
        {
            var asked = parent switch
            {
                IfStatementSyntax conditional when node != conditional.Condition => conditional.Condition,
                ConditionalExpressionSyntax conditional when node != conditional.Condition => conditional.Condition,
                BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression or (int)SyntaxKind.LogicalAndExpression
                    or (int)SyntaxKind.LogicalOrExpression } binary when node == binary.Right => binary.Left,
                AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceAssignmentExpression } => parent,
                _ => null,
            };
            if (asked == parent || (asked is not null && Mentions(asked, receiver)))
                return true;
            if (node is StatementSyntax statement && parent is BlockSyntax block && FollowsExit(block, statement, receiver))
                return true;
        }

        return false;
    }

    /// <summary>Whether a statement before one leaves the function under a condition that asks the same table.</summary>
    private static bool FollowsExit(BlockSyntax block, StatementSyntax statement, string receiver)
    {
        var place = Statements.IndexIn(block.Statements, statement);
        for (var i = place - 1; i >= 0 && i >= place - NextStatements; i--)
        {
            if (block.Statements[i] is IfStatementSyntax { Else: null } test && Mentions(test.Condition, receiver) && Exits.Always(test.Statement))
                return true;
        }

        return false;
    }

    private static bool Mentions(SyntaxNode condition, string name)
    {
        foreach (var token in condition.DescendantTokens())
        {
            if (token.ValueText == name)
                return true;
        }

        return false;
    }

    /// <summary>Whether the element of the key is used in the statements after a call, so that the call is there to make one.</summary>
    private bool IsUsedNext()
    {
        if (Call.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: var receiver } } call
            || call.Parent is not ExpressionStatementSyntax { Parent: BlockSyntax { Statements: var statements } } statement)
        {
            return false;
        }

        var key = Key.Value.Syntax;
        var first = Statements.IndexIn(statements, statement) + 1;
        for (var i = first; i < statements.Count && i < first + NextStatements; i++)
        {
            foreach (var node in statements[i].DescendantNodes(static node => node is not (BlockSyntax or AnonymousFunctionExpressionSyntax)))
            {
                if (node is ElementAccessExpressionSyntax { ArgumentList.Arguments: { Count: 1 } arguments } element
                    && SyntaxFactory.AreEquivalent(element.Expression, receiver) && SyntaxFactory.AreEquivalent(arguments[0].Expression, key)
                    && node.Parent is not AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression })
                {
                    return true;
                }
            }
        }

        return false;
    }

    private static bool UsesVariables(IOperation creation)
    {
        foreach (var part in creation.Descendants())
        {
            if (part is ILocalReferenceOperation { Local.IsConst: false } or IParameterReferenceOperation
                or IInstanceReferenceOperation { ReferenceKind: InstanceReferenceKind.ContainingTypeInstance })
            {
                return true;
            }
        }

        return false;
    }
}
