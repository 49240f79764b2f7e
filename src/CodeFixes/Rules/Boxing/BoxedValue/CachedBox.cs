using System.Globalization;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Edits.Layout;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.BoxedValue;

/// <summary>
/// Makes the box of a constant, or of both values of a <c>bool</c>, once in a static field. Unsafe: boxes that were distinct objects become
/// one, which a comparison of references or a lock can tell.
/// </summary>
internal static class CachedBox
{
    private const string Difference = "the same object is used each time";

    /// <summary>The fix for a conversion to <c>object</c>; null where the value is neither a small constant nor a bool, or no type can hold it.</summary>
    public static Fix? Plan(FixRequest request, IConversionOperation box, CancellationToken cancellationToken)
    {
        if (box.Type?.SpecialType != SpecialType.System_Object || box.Operand is not { Type: { } type } operand || box.Syntax is not ExpressionSyntax syntax
            || StaticField.OwnerAt(syntax, request.Model, cancellationToken) is not { } owner || syntax.FirstAncestorOrSelf<AttributeSyntax>() is not null)
        {
            return null;
        }

        if (operand.ConstantValue is { HasValue: true, Value: { } constant })
        {
            return NameOf(operand, constant, type) is { } name
                ? ToFix(request, owner, syntax, [(name, operand.Syntax.WithoutTrivia().ToString(), type)], static names => names[0])
                : null;
        }

        if (type.SpecialType != SpecialType.System_Boolean)
            return null;
        var condition = operand.Syntax.WithoutTrivia();
        var written = condition is PrefixUnaryExpressionSyntax or CastExpressionSyntax
            || (condition is ExpressionSyntax value && OperandSyntax.IsPrimary(value))
            ? condition.ToString()
            : "(" + condition + ")";
        return ToFix(
            request,
            owner,
            syntax,
            [("BoxedTrue", "true", type), ("BoxedFalse", "false", type)],
            names => "(" + written + " ? " + names[0] + " : " + names[1] + ")");
    }

    private static Fix? ToFix(
        FixRequest request,
        TypeDeclarationSyntax owner,
        ExpressionSyntax syntax,
        (string Name, string Value, ITypeSymbol Type)[] boxes,
        Func<string[], string> write)
    {
        var lineEnd = LineBreaks.Of(request.Root.SyntaxTree);
        var names = new string[boxes.Length];
        var added = new List<(string Name, string Value)>();
        for (var i = 0; i < boxes.Length; i++)
        {
            names[i] = Existing(owner, boxes[i], request.Model) ?? "";
            if (names[i].Length > 0)
                continue;
            names[i] = FreeName.For(MemberNames.OfStaticField(boxes[i].Name, owner, request), owner, request.Model);
            added.Add((names[i], boxes[i].Value));
        }

        var expression = SyntaxFactory.ParseExpression(write(names));
        if (expression is ParenthesizedExpressionSyntax { Expression: var inner }
            && syntax.Parent is ArgumentSyntax or EqualsValueClauseSyntax or AssignmentExpressionSyntax or ReturnStatementSyntax or ArrowExpressionClauseSyntax
                or YieldStatementSyntax or ParenthesizedExpressionSyntax)
        {
            expression = inner;
        }

        var edits = request.Replacing(syntax, expression.WithTriviaFrom(syntax));
        edits.Replace(owner, type => WithFields(type, added, lineEnd));
        return new FixBuilder(edits, "Make the box once, in a static field",
            "CacheBox")
            .MayDiffer(Difference)
            .Declares(added.Count > 0 ? added[0].Name : null)
            .Build();
    }

    private static TypeDeclarationSyntax WithFields(TypeDeclarationSyntax type, List<(string Name, string Value)> fields, string lineEnd)
    {
        if (type.Members.Count == 0)
            return type;
        for (var i = fields.Count - 1; i >= 0; i--)
            type = StaticField.AddTo(
                type,
                (FieldDeclarationSyntax)SyntaxFactory.ParseMemberDeclaration("private static readonly object " + fields[i].Name + " = " + fields[i].Value
                    + ";")!,
                lineEnd);
        return type;
    }

    /// <summary>A field of the type that holds such a box already, from an earlier fix.</summary>
    private static string? Existing(TypeDeclarationSyntax owner, (string Name, string Value, ITypeSymbol Type) box, SemanticModel model)
    {
        foreach (var field in owner.Members.OfType<FieldDeclarationSyntax>())
        {
            if (field.Declaration.Variables.Count == 1 && field.Modifiers.Any(SyntaxKind.StaticKeyword) && field.Modifiers.Any(SyntaxKind.ReadOnlyKeyword)
                && field.Declaration.Variables[0] is { Initializer.Value: { } value } variable && value.ToString() == box.Value
                && model.GetTypeInfo(value) is { ConvertedType.SpecialType: SpecialType.System_Object, Type: { } type }
                && SymbolEqualityComparer.Default.Equals(type, box.Type))
            {
                return variable.Identifier.ValueText;
            }
        }

        return null;
    }

    private static string? NameOf(IOperation operand, object constant, ITypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Enum)
            return type.GetMembers().OfType<IFieldSymbol>().FirstOrDefault(field => Equals(field.ConstantValue, constant)) is { } member
                ? "Boxed" + type.Name + member.Name
                : null;
        return constant switch
        {
            bool value => value ? "BoxedTrue" : "BoxedFalse",
            sbyte or byte or short or ushort or int or uint or long or ulong =>
                "Boxed" + Joined(
                    type.SpecialType == SpecialType.System_Int32 ? "" : type.Name,
                    NamedConstant(operand) ?? string.Format(CultureInfo.InvariantCulture, "{0}", constant).Replace("-", "Minus")),
            _ => null,
        };
    }

    /// <summary>What a constant field calls its value, as <c>MaxValue</c> for <c>int.MaxValue</c>; null where the number itself is written.</summary>
    private static string? NamedConstant(IOperation operand) =>
        operand is IFieldReferenceOperation { Field.Name: var field } && BareName.Of(field) is { Length: > 0 } name
            ? char.ToUpperInvariant(name[0]) + name.Substring(1)
            : null;

    /// <summary>A type and a value as one name, in which the digits of one do not run into those of the other.</summary>
    private static string Joined(string type, string value) =>
        type.Length > 0 && char.IsDigit(type[type.Length - 1]) && char.IsDigit(value[0]) ? type + "Value" + value : type + value;
}
