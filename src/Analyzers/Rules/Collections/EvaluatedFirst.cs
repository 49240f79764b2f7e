using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Collections;

/// <summary>A value that a statement, or a member of one expression, can find before it does anything else.</summary>
/// <param name="Place">The statement, or the arrow of the member.</param>
/// <param name="Guard">A condition that decides whether the value is asked for; null where it always is.</param>
/// <param name="Value">What the value stands for in the statement: itself, or the condition and the value.</param>
internal readonly record struct EvaluatedFirst(SyntaxNode Place, ExpressionSyntax? Guard, ExpressionSyntax Value)
{
    private static readonly ModelCache<(SyntaxNode Function, string Name), bool> SharedNames = new();

    /// <summary>
    /// The statement of a value: all that is evaluated before the value is constant, the object itself, or a local that only this function writes, and not
    /// in the value. A condition before the value, <c>a &amp;&amp; value</c> or <c>a || value</c>, may be anything: it becomes a guard.
    /// </summary>
    public static EvaluatedFirst? In(ExpressionSyntax value, SemanticModel model, CancellationToken cancellationToken)
    {
        var guard = default(ExpressionSyntax);
        var whole = value;
        for (SyntaxNode node = value; node.Parent is { } parent; node = parent)
        {
            switch (parent)
            {
                case ParenthesizedExpressionSyntax or ArgumentListSyntax or PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression
                    or (int)SyntaxKind.UnaryMinusExpression } or CastExpressionSyntax or AwaitExpressionSyntax
                    or PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } or EqualsValueClauseSyntax
                    or VariableDeclaratorSyntax:
                case ArgumentSyntax { RefKindKeyword.RawKind: 0, Parent: ArgumentListSyntax list } argument
                    when AreHarmless(list.Arguments.TakeWhile(other => other != argument).Select(static other => other.Expression)):
                case InvocationExpressionSyntax call when node == call.Expression || (IsHarmlessCallee(call.Expression) && IsMade(call)):
                case MemberAccessExpressionSyntax or BaseObjectCreationExpressionSyntax:
                case BinaryExpressionSyntax binary
                    when node == binary.Left || (!IsShortCircuit(binary) && IsHarmless(binary.Left) && IsTextAlready(binary, binary.Left)):
                case ConditionalExpressionSyntax choice when node == choice.Condition:
                case AssignmentExpressionSyntax assignment when node == assignment.Right && IsHarmlessTarget(assignment):
                case VariableDeclarationSyntax { Variables.Count: 1 }:
                    continue;
                case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalAndExpression or (int)SyntaxKind.LogicalOrExpression } both
                    when node == both.Right && node == value && IsTruth(both.Left):
                    guard = both.Left;
                    whole = both;
                    continue;
                case ExpressionStatementSyntax or LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0 } or ReturnStatementSyntax
                    or IfStatementSyntax or WhileStatementSyntax or ArrowExpressionClauseSyntax:
                    return node is StatementSyntax ? null : new EvaluatedFirst(parent, guard, whole);
                default:
                    return null;
            }
        }

        return null;

        bool AreHarmless(IEnumerable<ExpressionSyntax> expressions)
        {
            foreach (var expression in expressions)
            {
                if (!IsHarmless(expression))
                    return false;
            }

            return true;
        }

        // Operators of another type decide by themselves whether the right side is evaluated.
        bool IsTruth(ExpressionSyntax condition) =>
            model.GetTypeInfo(condition, cancellationToken).Type?.SpecialType == SpecialType.System_Boolean;

        bool IsHarmlessCallee(ExpressionSyntax callee) => callee switch
        {
            SimpleNameSyntax => model.GetSymbolInfo(callee, cancellationToken).Symbol is IMethodSymbol,
            MemberAccessExpressionSyntax access =>
                model.GetSymbolInfo(access.Expression, cancellationToken).Symbol is INamedTypeSymbol or INamespaceSymbol || IsHarmless(access.Expression),
            _ => false,
        };

        // An element is looked for after the value is found, and only its collection and index before.
        bool IsHarmlessTarget(AssignmentExpressionSyntax assignment) => assignment.IsKind(SyntaxKind.SimpleAssignmentExpression)
            ? assignment.Left is ElementAccessExpressionSyntax element
                ? IsHarmless(element.Expression) && AreHarmless(element.ArgumentList.Arguments.Select(static argument => argument.Expression))
                : model.GetSymbolInfo(assignment.Left, cancellationToken).Symbol switch
            {
                ILocalSymbol or IParameterSymbol => true,
                IFieldSymbol or IPropertySymbol =>
                    assignment.Left is IdentifierNameSyntax or MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax },
                _ => false,
            }
            : !assignment.IsKind(SyntaxKind.CoalesceAssignmentExpression) && IsHarmless(assignment.Left) && IsTextAlready(assignment, assignment.Left);

        // A call that the compiler leaves out evaluates nothing.
        bool IsMade(InvocationExpressionSyntax call) =>
            model.GetSymbolInfo(call, cancellationToken).Symbol is not IMethodSymbol method || !OmittedCalls.Are(method);

        // Where values are joined, each becomes text before the next is evaluated, by code of its own or by the culture of that moment.
        bool IsTextAlready(ExpressionSyntax joined, ExpressionSyntax left) =>
            model.GetTypeInfo(joined, cancellationToken).Type?.SpecialType != SpecialType.System_String
            || model.GetTypeInfo(left, cancellationToken).Type?.SpecialType is SpecialType.System_String or SpecialType.System_Char;

        // The static constructor of another type may run where its field is read.
        bool IsWithin(ITypeSymbol type) =>
            SymbolEqualityComparer.Default.Equals(model.GetEnclosingSymbol(value.SpanStart, cancellationToken)?.ContainingType, type);

        // A struct is copied before the value, which may change it.
        bool ChangesWithin(ISymbol variable, SyntaxNode name)
        {
            if (VariableOperations.TypeOf(variable) is not { IsReferenceType: false } type || !ValueWrites.MayChange(type))
                return false;
            if (model.GetOperation(name, cancellationToken) is not { } mentioned)
                return true;
            foreach (var mention in VariableOperations.Of(variable, mentioned))
            {
                if ((whole.Span.Contains(mention.Syntax.Span) || References.FunctionOf(mention.Syntax) != References.FunctionOf(name))
                    && ValueWrites.Of(mention) is not null)
                {
                    return true;
                }
            }

            return false;
        }

        bool IsHarmless(ExpressionSyntax expression)
        {
            // A conversion that the program declares is code of its own.
            if (model.GetConversion(expression, cancellationToken).IsUserDefined)
                return false;
            expression = expression.Plain();
            if (expression is LiteralExpressionSyntax or ThisExpressionSyntax || model.GetConstantValue(expression, cancellationToken).HasValue)
                return true;
            if (expression is not IdentifierNameSyntax name)
                return false;
            return model.GetSymbolInfo(name, cancellationToken).Symbol switch
            {
                (ILocalSymbol { RefKind: RefKind.None } or IParameterSymbol { RefKind: RefKind.None }) and var variable =>
                    !Writes.To(name.Identifier.ValueText, whole, model) && !IsSharedForWriting(name, model) && !References.IsOfPrimaryConstructor(variable)
                    && !ChangesWithin(variable, name),
                IFieldSymbol field => SettledFields.Contain(field, name) && (!field.IsStatic || IsWithin(field.ContainingType)),
                _ => false,
            };
        }
    }

    /// <summary>Whether another function than that of a name writes the variable, which then may run while the value is found.</summary>
    private static bool IsSharedForWriting(IdentifierNameSyntax name, SemanticModel model) =>
        SharedNames.Get(model, (References.FunctionOf(name), name.Identifier.ValueText), model, static (key, model) => IsWrittenElsewhere(key, model));

    private static bool IsWrittenElsewhere((SyntaxNode Function, string Name) variable, SemanticModel model)
    {
        foreach (var write in Writes.All(variable.Name, MemberIndex.MemberOf(variable.Function), model))
        {
            if (References.FunctionOf(write) != variable.Function)
                return true;
        }

        return false;
    }

    private static bool IsShortCircuit(BinaryExpressionSyntax binary) =>
        binary.RawKind is (int)SyntaxKind.LogicalAndExpression or (int)SyntaxKind.LogicalOrExpression or (int)SyntaxKind.CoalesceExpression;
}
