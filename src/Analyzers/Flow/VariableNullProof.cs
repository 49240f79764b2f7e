using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// The part of <see cref="NullProof"/> for one read of a local or parameter: a guard that always runs before it, and no assignment of a value
/// that may be null after the guard.
/// </summary>
internal readonly struct VariableNullProof(IdentifierNameSyntax use, SemanticModel model, CancellationToken cancellationToken)
{
    private static readonly ModelCache<(SyntaxNode Function, string Name), VariableWrites> OfVariables = new();

    private static readonly ModelCache<(SyntaxNode List, string Name), GuardSearch> OfLists = new();

    private readonly string _name = use.Identifier.ValueText;

    /// <summary>Whether the variable cannot be null at this read.</summary>
    public bool Holds()
    {
        var symbol = model.GetSymbolInfo(use, cancellationToken).Symbol;
        var function = References.FunctionAround(use);
        if (symbol is null || function is null || References.IsOfPrimaryConstructor(symbol))
            return false;
        var writes = OfVariables.Get(model, (function, _name), 0, static (key, _) => new VariableWrites(key.Function, key.Name));
        if (writes.AreShared || KeptReferences.Are(_name, function, model))
            return false;
        if (DeclarationProves(symbol) is { } declared && !IsSpoiledSince(declared, writes))
            return true;
        for (SyntaxNode node = use; node != function && node.Parent is { } parent; node = parent)
        {
            if (GuardPosition(node, parent, writes) is { } guard && !IsSpoiledSince(guard, writes))
                return true;
        }

        return false;
    }

    private int? DeclarationProves(ISymbol symbol)
    {
        if (symbol is not ILocalSymbol { DeclaringSyntaxReferences.Length: 1 })
            return null;
        var declaration = symbol.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken);
        return declaration switch
        {
            SingleVariableDesignationSyntax { Parent: DeclarationPatternSyntax or RecursivePatternSyntax } => declaration.Span.End,
            VariableDeclaratorSyntax { Initializer.Value: { } value } when NullProof.IsNonNullValue(value, model, cancellationToken) => declaration.Span.End,
            ForEachStatementSyntax { Expression: InvocationExpressionSyntax call } when IsSplit(call) => call.Span.End,
            _ => null,
        };
    }

    private bool IsSplit(InvocationExpressionSyntax call) =>
        model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol { Name: nameof(string.Split),
            ContainingType.SpecialType: SpecialType.System_String };

    private int? GuardPosition(SyntaxNode node, SyntaxNode parent, VariableWrites writes)
    {
        if (parent is BlockSyntax or SwitchSectionSyntax)
            return EarlierGuard(parent, node, writes);
        return KnownCondition.Around(node, parent) is { } known && Proves(known, writes) ? known.Expression.Span.End : null;
    }

    /// <summary>Where the last earlier statement of a list ends that proves the variable not null. Only one that mentions it can.</summary>
    private int? EarlierGuard(SyntaxNode list, SyntaxNode node, VariableWrites writes)
    {
        if (node is not StatementSyntax)
            return null;
        var mentions = MemberIndex.Names(_name, list, list.SpanStart, node.SpanStart);
        var search = OfLists.Get(model, (list, _name), 0, static (_, _) => new GuardSearch());
        lock (search)
        {
            // The reads of a list ask one after the other: each goes back to where the one before began.
            var isLater = mentions.Count >= search.Passed;
            var found = isLater ? search.Guard : null;
            for (var i = mentions.Count - 1; i >= (isLater ? search.Passed : 0); i--)
            {
                if (Statements.In(list, mentions[i]) is { } statement && EndOfProof(statement, writes) is { } end)
                {
                    found = end;
                    break;
                }
            }

            if (isLater)
                (search.Passed, search.Guard) = (mentions.Count, found);
            return found;
        }
    }

    /// <summary>From where on a statement proves the variable not null, unless it is written again; null where it proves nothing.</summary>
    private int? EndOfProof(StatementSyntax statement, VariableWrites writes)
    {
        switch (statement)
        {
            case IfStatementSyntax { Else: null } test:
                return Proves(new(test.Condition, false), writes) && KnownCondition.IsOver(test.Statement, model) ? statement.Span.End
                    : Dereferences(test.Condition) && AreKept(test.Condition, writes) ? test.Condition.Span.End
                    : null;
            case ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax { Left: IdentifierNameSyntax left } assignment }
                when left.Identifier.ValueText == _name:
                return VariableWrites.IsNonNull(assignment, model, cancellationToken) ? statement.Span.End : null;
            case ExpressionStatementSyntax { Expression: InvocationExpressionSyntax { ArgumentList.Arguments: { Count: > 0 } arguments } call }
                when arguments[0].NameColon is null && IsVariable(arguments[0].Expression) && Throws(call):
            case ExpressionStatementSyntax { Expression: var expression } when Dereferences(expression):
            case LocalDeclarationStatementSyntax { Declaration.Variables: { Count: 1 } variables }
                when variables[0].Initializer is { } initializer && Dereferences(initializer.Value):
                return AreKept(statement, writes) ? statement.Span.End : null;
            default:
                return null;
        }
    }

    /// <summary>Whether nothing in some code stores what may be null: a test or use there may come before that.</summary>
    private bool AreKept(SyntaxNode code, VariableWrites writes) => !writes.SpoilWithin(code.SpanStart, code.Span.End, model, cancellationToken);

    private bool Throws(InvocationExpressionSyntax call) =>
        model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol { Name: "ThrowIfNull" or "ThrowIfNullOrEmpty"
            or "ThrowIfNullOrWhiteSpace",
            ContainingType: { Name: nameof(ArgumentNullException) or nameof(ArgumentException), ContainingNamespace.Name: nameof(System) } };

    /// <summary>Whether evaluating an expression always reaches a use of the variable that throws on null.</summary>
    private bool Dereferences(ExpressionSyntax expression)
    {
        switch (expression)
        {
            case MemberAccessExpressionSyntax access:
                return (IsVariable(access.Expression)
                    && model.GetSymbolInfo(access, cancellationToken).Symbol is { IsStatic: false, ContainingType.TypeKind: not NewerCompilers.ExtensionBlock }
                        and not IMethodSymbol { MethodKind: MethodKind.ReducedExtension })
                    || Dereferences(access.Expression);
            case ElementAccessExpressionSyntax access:
                return IsVariable(access.Expression) || Dereferences(access.Expression);
            case InvocationExpressionSyntax call:
                return Dereferences(call.Expression)
                    && !(model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol method && OmittedCalls.Are(method));
            case ParenthesizedExpressionSyntax parenthesized:
                return Dereferences(parenthesized.Expression);
            case PrefixUnaryExpressionSyntax unary:
                return Dereferences(unary.Operand);
            case BinaryExpressionSyntax binary:
                return Dereferences(binary.Left);
            case AssignmentExpressionSyntax { Left: IdentifierNameSyntax left, RawKind: (int)SyntaxKind.SimpleAssignmentExpression } assignment:
                return left.Identifier.ValueText != _name && Dereferences(assignment.Right);
            default:
                return false;
        }
    }

    /// <summary>Whether a condition with its outcome proves the variable not null at its end.</summary>
    private bool Proves(KnownCondition condition, VariableWrites writes) =>
        EndOfTest(condition) is { } end && !writes.SpoilWithin(end, condition.Expression.Span.End, model, cancellationToken);

    /// <summary>Where the test ends by which a condition with its outcome implies that the variable is not null; null where it does not.</summary>
    private int? EndOfTest(KnownCondition condition)
    {
        var known = condition.Plain();
        if (known.TrySplit(out var left, out var right, out var areBothKnown))
        {
            var (first, second) = (EndOfTest(left), EndOfTest(right));
            return areBothKnown ? second ?? first : second is null ? null : first;
        }

        var isImplied = NullTest.Of(known.Expression) is { } compared
            ? known.Outcome != compared.IsNull && IsVariable(compared.Tested)
            : known.Expression switch
            {
                IsPatternExpressionSyntax { Pattern: RecursivePatternSyntax or DeclarationPatternSyntax } test =>
                    known.Outcome && IsVariable(test.Expression),
                InvocationExpressionSyntax call => !known.Outcome && IsEmptinessTest(call),
                _ => false,
            };
        return isImplied ? known.Expression.Span.End : null;
    }

    private bool IsEmptinessTest(InvocationExpressionSyntax call)
    {
        if (model.GetSymbolInfo(call, cancellationToken).Symbol is not IMethodSymbol method)
            return false;
        var isOnVariable = call.ArgumentList.Arguments.Count == 1
            ? IsVariable(call.ArgumentList.Arguments[0].Expression)
            : method.ReducedFrom is not null && call is { ArgumentList.Arguments.Count: 0, Expression: MemberAccessExpressionSyntax access }
                && IsVariable(access.Expression);
        return isOnVariable
            && (SourceBodies.IsEmptinessTest(method.ReducedFrom ?? method)
                || method is { Name: nameof(string.IsNullOrWhiteSpace), ContainingType.SpecialType: SpecialType.System_String });
    }

    // `(line = reader.ReadLine()) != null` tests what it has just stored.
    private bool IsVariable(ExpressionSyntax expression) => expression.Plain() switch
    {
        IdentifierNameSyntax name => name.Identifier.ValueText == _name,
        AssignmentExpressionSyntax { Left: IdentifierNameSyntax left, RawKind: (int)SyntaxKind.SimpleAssignmentExpression } =>
            left.Identifier.ValueText == _name,
        _ => false,
    };

    /// <summary>Whether a value that may be null can reach the read after the guard, in this iteration of a loop or the one before.</summary>
    private bool IsSpoiledSince(int guard, VariableWrites writes)
    {
        if (writes.SpoilWithin(guard, use.SpanStart, model, cancellationToken))
            return true;
        var repeated = default(SyntaxNode);
        foreach (var outer in use.Ancestors())
        {
            if (outer.SpanStart < guard)
                break;
            if (outer is ForStatementSyntax or CommonForEachStatementSyntax or WhileStatementSyntax or DoStatementSyntax)
                repeated = outer;
        }

        if (References.FunctionAround(use) is { } function && MemberIndex.Own(FlowNode.Label, function) is { IsEmpty: false })
        {
            // A jump may pass over the guard, or come back from anywhere.
            if (MemberIndex.Own(FlowNode.Label, function, guard) is { IsEmpty: false } labels && labels[0].SpanStart < use.SpanStart)
                return true;
            repeated = function;
        }

        return repeated is not null && writes.SpoilWithin(use.SpanStart, repeated.Span.End, model, cancellationToken);
    }

    /// <summary>How far one list has been searched for guards of one name, and the last one.</summary>
    private sealed class GuardSearch
    {
        /// <summary>The mentions that were looked at.</summary>
        public int Passed { get; set; }

        /// <summary>Where the last guard among them ends.</summary>
        public int? Guard { get; set; }
    }
}
