using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// A method or property of this project that returns a part of a text which it has, cut by <c>Substring</c>, <c>Trim</c> or a range, or copied out of
/// characters that outlive it, so that it could return a span of it. The look of the body tells that; it is never bound.
/// </summary>
/// <param name="Parameter">The place of the parameter whose text is cut; -1 for the text of a field, for characters, and where it may be several.</param>
/// <param name="IsAlways">Whether each path makes a string.</param>
internal readonly record struct SourceSlice(int Parameter, bool IsAlways)
{
    /// <summary>The part that a method returns; null where it returns anything else, or code elsewhere may count on the string.</summary>
    public static SourceSlice? Of(IMethodSymbol method)
    {
        if (method is not { ReturnType.SpecialType: SpecialType.System_String, IsAsync: false, IsVirtual: false, IsAbstract: false, IsOverride: false,
                MethodKind: MethodKind.Ordinary or MethodKind.LocalFunction or MethodKind.PropertyGet, DeclaringSyntaxReferences.Length: 1 }
            || Accessibilities.IsVisibleOutside(method) || BodyOf(method) is not { } body || OfBody(method, body) is not { } slice
            || MemberFamily.IsDeclaredElsewhere(method))
        {
            return null;
        }

        return slice;
    }

    private static SourceSlice? OfBody(IMethodSymbol method, SyntaxNode body)
    {
        var reader = new Reader(method, body);
        if (body is ArrowExpressionClauseSyntax arrow)
            return reader.Of(arrow.Expression).AsSlice();
        var all = default(Part?);
        foreach (var node in MemberIndex.Own(FlowNode.Return, body))
        {
            if (node is not ReturnStatementSyntax { Expression: { } returned } || reader.Of(returned) is not { IsKnown: true } part)
                return null;
            all = all is { } others ? others.Or(part) : part;
        }

        return all?.AsSlice();
    }

    // A property of one expression has no accessor of its own in the syntax.
    private static SyntaxNode? BodyOf(IMethodSymbol method) =>
        method.DeclaringSyntaxReferences[0].GetSyntax() is ArrowExpressionClauseSyntax arrow ? arrow : MethodBody.Of(method, CancellationToken.None);

    /// <summary>What an expression is: a text that the method has, a part of one, or something else.</summary>
    /// <param name="Origin">The place of a parameter, or one of the constants.</param>
    /// <param name="IsCut">Whether a part of the text is made a string.</param>
    /// <param name="IsAlways">Whether a string is made in any case.</param>
    private readonly record struct Part(int Origin, bool IsCut, bool IsAlways)
    {
        private const int Nowhere = -3;
        private const int OfCode = -2;
        private const int Anywhere = -1;

        /// <summary>A text that needs no copy, such as an empty one, or what a variable held before.</summary>
        public static readonly Part Constant = new(OfCode, false, false);

        /// <summary>Characters or a text that outlive the call.</summary>
        public static readonly Part Kept = new(Anywhere, false, false);

        /// <summary>Anything else.</summary>
        public static readonly Part Unknown = new(Nowhere, false, false);

        public bool IsKnown => Origin != Nowhere;

        public Part Cut(bool isAlways) => IsKnown ? new(Origin, true, IsAlways || isAlways) : Unknown;

        /// <summary>The one or the other.</summary>
        public Part Or(Part other) => IsKnown && other.IsKnown
            ? new(OriginOr(other), IsCut || other.IsCut, IsAlways && other.IsAlways)
            : Unknown;

        private int OriginOr(Part other) => Origin == OfCode || Origin == other.Origin ? other.Origin
            : other.Origin == OfCode ? Origin
            : Anywhere;

        public SourceSlice? AsSlice() => Origin >= Anywhere && IsCut ? new SourceSlice(Origin, IsAlways) : null;
    }

    /// <summary>Reads the expressions of one body.</summary>
    private sealed class Reader(IMethodSymbol method, SyntaxNode body)
    {
        private readonly HashSet<string> _asked = new(StringComparer.Ordinal);

        public Part Of(ExpressionSyntax expression) => expression switch
        {
            ParenthesizedExpressionSyntax inner => Of(inner.Expression),
            PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } inner => Of(inner.Operand),
            ConditionalExpressionSyntax choice => Of(choice.WhenTrue).Or(Of(choice.WhenFalse)),
            BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } choice => Of(choice.Left).Or(Of(choice.Right)),
            LiteralExpressionSyntax or DefaultExpressionSyntax => Part.Constant,
            MemberAccessExpressionSyntax { Expression: PredefinedTypeSyntax or IdentifierNameSyntax { Identifier.ValueText: nameof(String) },
                Name.Identifier.ValueText: nameof(string.Empty) } => Part.Constant,
            IdentifierNameSyntax name => OfName(name.Identifier.ValueText),
            MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax, Name: IdentifierNameSyntax name } => OfMember(name.Identifier.ValueText),
            ElementAccessExpressionSyntax { ArgumentList.Arguments: { Count: 1 } index } access when index[0].Expression is RangeExpressionSyntax =>
                OfText(access.Expression).Cut(isAlways: true),
            InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax call, ArgumentList.Arguments: var arguments } => OfCall(call, arguments),
            ObjectCreationExpressionSyntax { ArgumentList.Arguments: { Count: 1 or 3 } arguments, Type: PredefinedTypeSyntax
                { Keyword.RawKind: (int)SyntaxKind.StringKeyword } or IdentifierNameSyntax { Identifier.ValueText: nameof(String) } } =>
                OfCharacters(arguments[0].Expression).Cut(isAlways: true),
            _ => Part.Unknown,
        };

        private Part OfCall(MemberAccessExpressionSyntax call, SeparatedSyntaxList<ArgumentSyntax> arguments) => call.Name.Identifier.ValueText switch
        {
            nameof(string.Substring) => OfText(call.Expression).Cut(isAlways: true),
            nameof(string.Trim) or nameof(string.TrimStart) or nameof(string.TrimEnd) => OfText(call.Expression).Cut(isAlways: false),
            nameof(string.Remove) when arguments.Count == 1 => OfText(call.Expression).Cut(isAlways: true),
            nameof(ToString) when arguments.Count == 0 => OfSpan(call.Expression).Cut(isAlways: true),
            _ => Part.Unknown,
        };

        /// <summary>A text that is cut: one that is known, or that some object holds.</summary>
        private Part OfText(ExpressionSyntax expression) =>
            expression is MemberAccessExpressionSyntax { Expression: not PredefinedTypeSyntax } access && IsPath(access) ? Part.Kept : Of(expression);

        /// <summary>Whether an expression only names something: a variable, or a member of one.</summary>
        private static bool IsPath(ExpressionSyntax expression) => expression switch
        {
            IdentifierNameSyntax or ThisExpressionSyntax => true,
            MemberAccessExpressionSyntax access => IsPath(access.Expression),
            _ => false,
        };

        /// <summary>A span that is made a string: a parameter, what <c>AsSpan</c> gives, or a part of one.</summary>
        private Part OfSpan(ExpressionSyntax expression) => expression switch
        {
            IdentifierNameSyntax name => ParameterOf(name.Identifier.ValueText) is { } parameter && SpanTypes.IsSpan(parameter.Type) ? Part.Kept : Part.Unknown,
            ElementAccessExpressionSyntax { ArgumentList.Arguments: { Count: 1 } index } access when index[0].Expression is RangeExpressionSyntax =>
                OfSpan(access.Expression),
            InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax call } => call.Name.Identifier.ValueText switch
            {
                "AsSpan" => OfCharacters(call.Expression),
                "Slice" or nameof(string.Trim) or nameof(string.TrimStart) or nameof(string.TrimEnd) => OfSpan(call.Expression),
                _ => Part.Unknown,
            },
            _ => Part.Unknown,
        };

        /// <summary>An array, a span or a text that is copied: it has to outlive the call.</summary>
        private Part OfCharacters(ExpressionSyntax expression) => expression switch
        {
            IdentifierNameSyntax name when ParameterOf(name.Identifier.ValueText) is { RefKind: RefKind.None, Type.SpecialType: not SpecialType.System_Char } =>
                Part.Kept,
            IdentifierNameSyntax name when IsLocal(name.Identifier.ValueText) => Of(expression),
            IdentifierNameSyntax name => OfMember(name.Identifier.ValueText),
            MemberAccessExpressionSyntax access when IsPath(access) => Part.Kept,
            _ => OfSpan(expression),
        };

        private Part OfName(string name)
        {
            var parameter = ParameterOf(name);
            if (IsLocal(name))
                return parameter is null ? OfVariable(name, OfDeclaration) : Part.Unknown;
            if (parameter is null)
                return OfMember(name);
            return parameter is { RefKind: RefKind.None, Type.SpecialType: SpecialType.System_String }
                ? OfVariable(name, _ => new Part(parameter.Ordinal, false, false))
                : Part.Unknown;
        }

        /// <summary>All that a variable may hold. What it is given of itself adds nothing.</summary>
        private Part OfVariable(string name, Func<string, Part> begin)
        {
            if (!_asked.Add(name))
                return Part.Constant;
            var all = begin(name);
            foreach (var write in MemberIndex.Mentions(name, body).Writes(body))
            {
                all = write is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Left: IdentifierNameSyntax } assignment
                    ? all.Or(Of(assignment.Right))
                    : Part.Unknown;
                if (!all.IsKnown)
                    break;
            }

            _asked.Remove(name);
            return all;
        }

        private Part OfDeclaration(string name)
        {
            var all = Part.Constant;
            var isFirst = true;
            foreach (var declarator in MemberIndex.Declarators(name, body))
            {
                if (declarator is not { Parent: VariableDeclarationSyntax { Parent: LocalDeclarationStatementSyntax } })
                    return Part.Unknown;
                var value = declarator.Initializer is { Value: var given } ? Of(given) : Part.Constant;
                all = isFirst ? value : all.Or(value);
                isFirst = false;
            }

            return isFirst ? Part.Unknown : all;
        }

        private bool IsLocal(string name)
        {
            foreach (var _ in MemberIndex.Declarators(name, body))
                return true;
            foreach (var _ in MemberIndex.Designations(name, body))
                return true;
            return false;
        }

        private IParameterSymbol? ParameterOf(string name)
        {
            foreach (var parameter in method.Parameters)
            {
                if (parameter.Name == name)
                    return parameter;
            }

            return null;
        }

        /// <summary>A field or property of the type that holds a text or characters.</summary>
        private Part OfMember(string name)
        {
            for (var type = method.ContainingType; type is { DeclaringSyntaxReferences.IsEmpty: false }; type = type.BaseType)
            {
                foreach (var member in type.GetMembers(name))
                {
                    var held = (member as IFieldSymbol)?.Type ?? (member as IPropertySymbol)?.Type;
                    return held is { SpecialType: SpecialType.System_String } or IArrayTypeSymbol { ElementType.SpecialType: SpecialType.System_Char }
                        ? Part.Kept
                        : Part.Unknown;
                }
            }

            return Part.Unknown;
        }
    }
}
